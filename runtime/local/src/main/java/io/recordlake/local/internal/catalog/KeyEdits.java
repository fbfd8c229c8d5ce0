package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.sql.PrimaryKeyClause;
import io.recordlake.local.internal.sql.TableChange;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What statements do to the keys of a table. Keys name columns by their exact spelling. */
final class KeyEdits {

  private KeyEdits() {}

  static LakeTable addPrimaryKey(LakeTable table, PrimaryKeyClause clause, LakeTables lake) {
    KeyFact present = table.facts().primaryKey();
    if (present != null) {
      throw Condition.PRIMARY_KEY_ALREADY_EXISTS.refuse(
          "Table "
              + table.name()
              + " has the primary key \""
              + present.name()
              + "\" already. Drop it first.");
    }
    for (DeltaField column : exactColumns(table, clause.columns())) {
      if (column.nullable()) {
        throw Condition.PRIMARY_KEY_NULLABLE_COLUMN.refuse(
            "Column \""
                + column.name()
                + "\" of "
                + table.name()
                + " is nullable, so it cannot be in the primary key. Set it NOT NULL first.");
      }
    }
    String suggested = table.name().name() + "_pk";
    String name = ConstraintNames.choose(table, clause.name(), suggested, lake);
    return table.withFacts(table.facts().withPrimaryKey(new KeyFact(name, clause.columns())));
  }

  static LakeTable addForeignKey(
      LakeTable table, TableChange.AddForeignKey change, LakeTables lake) {
    LakeTable parent =
        change.referencedTable().equals(table.name())
            ? table
            : lake.require(change.referencedTable());
    List<DeltaField> local = exactColumns(table, change.columns());
    List<DeltaField> referenced = exactColumns(parent, change.referencedColumns());
    requireParentKey(parent, change.referencedColumns());
    if (local.size() != referenced.size()) {
      throw Condition.FOREIGN_KEY_MISMATCH.refuse(
          "The foreign key of "
              + table.name()
              + " has "
              + local.size()
              + " local and "
              + referenced.size()
              + " referenced columns.");
    }
    for (int i = 0; i < local.size(); i++) {
      requireSameType(table, local.get(i), parent, referenced.get(i));
    }
    Set<String> columns = new HashSet<>(change.columns());
    for (ForeignKeyFact key : table.facts().foreignKeys()) {
      if (new HashSet<>(key.columns()).equals(columns)) {
        throw Condition.DUPLICATE_FOREIGN_KEY.refuse(
            "Table "
                + table.name()
                + " has the foreign key \""
                + key.name()
                + "\" over the same columns already. Drop it first.");
      }
    }
    List<String> sorted = change.columns().stream().sorted().toList();
    String suggested = table.name().name() + "_" + String.join("_", sorted) + "_fk";
    String name = ConstraintNames.choose(table, change.name(), suggested, lake);
    List<ForeignKeyFact> keys = new ArrayList<>(table.facts().foreignKeys());
    keys.add(new ForeignKeyFact(name, change.columns(), parent.name(), change.referencedColumns()));
    return table.withFacts(table.facts().withForeignKeys(keys));
  }

  static LakeTable dropPrimaryKey(LakeTable table, LakeTables lake) {
    KeyFact key = table.facts().primaryKey();
    if (key == null) {
      return table;
    }
    for (InboundReference reference : lake.referencesTo(table)) {
      throw Condition.DEPENDENT_CONSTRAINTS_EXIST.refuse(
          "The primary key \""
              + key.name()
              + "\" of "
              + table.name()
              + " has child constraints: the foreign key \""
              + reference.constraint()
              + "\" of "
              + reference.table()
              + " references it. Drop the foreign key first.");
    }
    return table.withFacts(table.facts().withPrimaryKey(null));
  }

  /** Drops the constraint of exactly that name; without one, nothing happens. */
  static LakeTable dropConstraint(LakeTable table, String name, LakeTables lake) {
    KeyFact key = table.facts().primaryKey();
    if (key != null && key.name().equals(name)) {
      return dropPrimaryKey(table, lake);
    }
    List<ForeignKeyFact> keys = new ArrayList<>(table.facts().foreignKeys());
    keys.removeIf(foreignKey -> foreignKey.name().equals(name));
    return table.withFacts(table.facts().withForeignKeys(keys));
  }

  /**
   * The table without the keys that a column, spelled exactly, is part of, and without its own
   * foreign keys to such a primary key.
   */
  static LakeTable withoutKeysOn(LakeTable table, String column) {
    List<ForeignKeyFact> keys = new ArrayList<>(table.facts().foreignKeys());
    keys.removeIf(foreignKey -> foreignKey.columns().contains(column));
    LakeTable changed = table.withFacts(table.facts().withForeignKeys(keys));
    KeyFact key = table.facts().primaryKey();
    if (key == null || !key.columns().contains(column)) {
      return changed;
    }
    TableFacts released = changed.facts().withPrimaryKey(null).withOutsideReferences(List.of());
    return withoutReferencesTo(changed.withFacts(released), table.name());
  }

  /** The table without its foreign keys to a table. */
  static LakeTable withoutReferencesTo(LakeTable table, QualifiedName referenced) {
    List<ForeignKeyFact> keys = new ArrayList<>(table.facts().foreignKeys());
    keys.removeIf(key -> key.referencedTable().equals(referenced));
    return table.withFacts(table.facts().withForeignKeys(keys));
  }

  /**
   * Checks that a column is in no key.
   *
   * @param what what was to happen to the column
   * @throws StatementRefused when it is in one
   */
  static void refuseIfKey(LakeTable table, String column, String what) {
    KeyFact key = table.facts().primaryKey();
    String constraint = key != null && key.columns().contains(column) ? key.name() : null;
    for (ForeignKeyFact foreignKey : table.facts().foreignKeys()) {
      if (foreignKey.columns().contains(column)) {
        constraint = foreignKey.name();
      }
    }
    if (constraint != null) {
      throw Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE.refuse(
          "Column \""
              + column
              + "\" of "
              + table.name()
              + " is in the key \""
              + constraint
              + "\" and cannot be "
              + what
              + ". Drop the key first.");
    }
  }

  private static void requireParentKey(LakeTable parent, List<String> referenced) {
    KeyFact key = parent.facts().primaryKey();
    if (key == null || !new HashSet<>(key.columns()).equals(new HashSet<>(referenced))) {
      throw Condition.FOREIGN_KEY_MISMATCH.refuse(
          "The columns "
              + referenced
              + " are not the primary key of "
              + parent.name()
              + (key == null ? ", which has none." : ", which is " + key.columns() + ".")
              + " A foreign key references a whole primary key.");
    }
  }

  private static void requireSameType(
      LakeTable table, DeltaField local, LakeTable parent, DeltaField referenced) {
    if (!ColumnTypes.of(local).equals(ColumnTypes.of(referenced))) {
      throw Condition.FOREIGN_KEY_MISMATCH.refuse(
          "Column \""
              + local.name()
              + "\" of "
              + table.name()
              + " is "
              + ColumnTypes.of(local).label()
              + ", but \""
              + referenced.name()
              + "\" of "
              + parent.name()
              + " is "
              + ColumnTypes.of(referenced).label()
              + ". The columns of a foreign key have the types of the referenced ones.");
    }
  }

  private static List<DeltaField> exactColumns(LakeTable table, List<String> names) {
    List<DeltaField> columns = new ArrayList<>();
    for (String name : names) {
      DeltaField column = table.column(name);
      if (column == null || !column.name().equals(name)) {
        throw Condition.CONSTRAINT_COLUMN_NOT_FOUND.refuse(
            "Table "
                + table.name()
                + " has no column spelled exactly \""
                + name
                + "\""
                + spelledInstead(column)
                + ". Keys name columns by their exact spelling.");
      }
      if (columns.contains(column)) {
        throw Condition.COLUMN_ALREADY_EXISTS.refuse(
            "The key of " + table.name() + " names the column \"" + name + "\" twice.");
      }
      columns.add(column);
    }
    return columns;
  }

  private static String spelledInstead(@Nullable DeltaField column) {
    return column == null ? "" : " (it is \"" + column.name() + "\")";
  }
}
