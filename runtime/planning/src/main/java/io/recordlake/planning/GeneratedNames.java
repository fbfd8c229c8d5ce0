package io.recordlake.planning;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Fills in the names of unnamed keys, so that no two keys of a schema collide. */
final class GeneratedNames {
  private record Schema(String catalog, String name) {
    static Schema of(QualifiedName table) {
      return new Schema(table.catalog(), table.schema());
    }
  }

  /** How many keys, declared or observed, would have a name if each took its plain one. */
  private final Map<Schema, Map<Identifier, Integer>> claims = new HashMap<>();

  private final Map<Schema, Set<Identifier>> taken = new HashMap<>();

  private GeneratedNames() {}

  static List<DesiredTable> name(List<DesiredTable> tables, Collection<ObservedTable> observed) {
    GeneratedNames names = new GeneratedNames();
    observed.forEach(names::claimObserved);
    tables.forEach(names::claimDesired);
    List<DesiredTable> named = new ArrayList<>(tables.size());
    for (DesiredTable table : tables) {
      named.add(names.named(table));
    }
    return List.copyOf(named);
  }

  private void claimObserved(ObservedTable table) {
    Schema schema = Schema.of(table.name());
    ObservedPrimaryKey primaryKey = table.primaryKey();
    if (primaryKey != null) {
      claim(schema, primaryKey.name());
    }
    for (ObservedForeignKey key : table.foreignKeys()) {
      claim(schema, key.name());
    }
    for (InboundReference reference : table.inboundReferences()) {
      claim(Schema.of(reference.table()), reference.constraint());
    }
  }

  private void claimDesired(DesiredTable table) {
    Schema schema = Schema.of(table.name());
    DesiredPrimaryKey primaryKey = table.primaryKey();
    if (primaryKey != null) {
      Identifier wish = primaryKey.name();
      claim(schema, wish == null ? KeyName.of(table, primaryKey).plain() : wish);
    }
    for (DesiredForeignKey key : table.foreignKeys()) {
      Identifier wish = key.name();
      claim(schema, wish == null ? KeyName.of(table, key).plain() : wish);
    }
  }

  private void claim(Schema schema, Identifier name) {
    claims.computeIfAbsent(schema, key -> new HashMap<>()).merge(name, 1, Integer::sum);
  }

  private DesiredTable named(DesiredTable table) {
    DesiredPrimaryKey primaryKey = table.primaryKey();
    boolean complete =
        (primaryKey == null || primaryKey.name() != null)
            && table.foreignKeys().stream().allMatch(key -> key.name() != null);
    if (complete) {
      return table;
    }
    Schema schema = Schema.of(table.name());
    DesiredTable.Builder named = table.toBuilder().clearForeignKeys();
    if (primaryKey != null && primaryKey.name() == null) {
      Identifier name = choose(schema, KeyName.of(table, primaryKey));
      named.primaryKey(new DesiredPrimaryKey(primaryKey.columns(), name));
    }
    for (DesiredForeignKey key : table.foreignKeys()) {
      Identifier wish = key.name();
      Identifier name = wish == null ? choose(schema, KeyName.of(table, key)) : wish;
      named.foreignKey(
          new DesiredForeignKey(key.columns(), key.references(), key.referencedColumns(), name));
    }
    return named.build();
  }

  private Identifier choose(Schema schema, KeyName name) {
    Map<Identifier, Integer> wanted = claims.getOrDefault(schema, Map.of());
    if (wanted.getOrDefault(name.plain(), 0) <= 1) {
      return name.plain();
    }
    Set<Identifier> given = taken.computeIfAbsent(schema, key -> new HashSet<>());
    for (int digits = KeyName.DIGITS; ; digits += KeyName.DIGITS) {
      Identifier candidate = name.hashed(digits);
      if (!wanted.containsKey(candidate) && given.add(candidate)) {
        return candidate;
      }
    }
  }
}
