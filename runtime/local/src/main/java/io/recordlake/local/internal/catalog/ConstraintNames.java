package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.store.SchemaName;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Names of constraints: stored in lower case, and used once in a schema. */
final class ConstraintNames {

  private static final int MAX_LENGTH = 255;

  private ConstraintNames() {}

  /**
   * The name that a new constraint of a table gets.
   *
   * @param wanted the name asked for; null to have one made from the suggestion
   * @throws StatementRefused when the name asked for is taken or too long
   */
  static String choose(
      LakeTable table, @Nullable String wanted, String suggested, LakeTables lake) {
    Set<String> taken = taken(table, lake);
    if (wanted == null) {
      return generate(suggested.toLowerCase(Locale.ROOT), taken);
    }
    String name = wanted.toLowerCase(Locale.ROOT);
    if (name.codePointCount(0, name.length()) > MAX_LENGTH) {
      throw Condition.INVALID_SCHEMA_OR_RELATION_NAME.refuse(
          "The constraint name \""
              + name
              + "\" of "
              + table.name()
              + " has more than "
              + MAX_LENGTH
              + " characters.");
    }
    if (taken.contains(name)) {
      throw Condition.CONSTRAINT_ALREADY_EXISTS.refuse(
          "The constraint name \""
              + name
              + "\" is used in schema "
              + SchemaName.of(table.name())
              + " already; a name is used once in a schema. Choose another for "
              + table.name()
              + ".");
    }
    return name;
  }

  private static Set<String> taken(LakeTable table, LakeTables lake) {
    Set<String> taken = new HashSet<>(table.facts().constraintNames());
    for (LakeTable other : lake.inSchema(SchemaName.of(table.name()))) {
      taken.addAll(other.facts().constraintNames());
    }
    return taken;
  }

  private static String generate(String suggested, Set<String> taken) {
    String base = shortened(suggested, MAX_LENGTH);
    String name = base;
    for (int number = 2; taken.contains(name); number++) {
      String suffix = "_" + number;
      name = shortened(base, MAX_LENGTH - suffix.length()) + suffix;
    }
    return name;
  }

  private static String shortened(String name, int length) {
    return name.codePointCount(0, name.length()) <= length
        ? name
        : name.substring(0, name.offsetByCodePoints(0, length));
  }
}
