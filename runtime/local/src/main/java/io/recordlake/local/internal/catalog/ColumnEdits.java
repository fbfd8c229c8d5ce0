package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.Clustering;
import io.recordlake.local.internal.delta.ColumnMapping;
import io.recordlake.local.internal.delta.DeltaFeature;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.delta.TypeFeatures;
import io.recordlake.local.internal.sql.ColumnDefinition;
import io.recordlake.local.internal.sql.TableChange;
import io.recordlake.model.type.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What statements do to the columns of a table that exists. */
final class ColumnEdits {

  private ColumnEdits() {}

  static LakeTable add(LakeTable table, List<ColumnDefinition> added) {
    List<DeltaField> columns = new ArrayList<>(table.columns());
    for (ColumnDefinition definition : added) {
      if (!definition.nullable()) {
        throw Condition.DELTA_OPERATION_NOT_ALLOWED.refuse(
            "Column \""
                + definition.name()
                + "\" cannot be added to "
                + table.name()
                + " as NOT NULL: rows that exist would have no value. Add it nullable, fill it,"
                + " then set NOT NULL.");
      }
      columns.add(ColumnRules.field(definition));
    }
    ColumnRules.check(table.name(), columns, table.metadata());
    requireFeatures(table, columns);
    LakeTable changed = table.withColumns(columns);
    return ColumnMapping.isEnabled(table.metadata())
        ? changed.withMetadata(ColumnMapping.assignFresh(changed.metadata()))
        : changed;
  }

  static LakeTable rename(LakeTable table, TableChange.RenameColumn change) {
    String column = table.requireColumn(change.column()).name();
    requireMapping(table, Condition.DELTA_UNSUPPORTED_RENAME_COLUMN, "renamed", column);
    ColumnDependents.refuseIfAny(table, column);
    List<DeltaField> columns = new ArrayList<>();
    for (DeltaField field : table.columns()) {
      columns.add(field.name().equals(column) ? field.withName(change.newName()) : field);
    }
    ColumnRules.check(table.name(), columns, table.metadata());
    List<String> partitions =
        table.metadata().partitionColumns().stream()
            .map(name -> name.equals(column) ? change.newName() : name)
            .toList();
    LakeTable released = KeyEdits.withoutKeysOn(table, column).withColumns(columns);
    TableFacts facts =
        released.facts().withTaggedColumns(name -> name.equals(column) ? change.newName() : name);
    return released
        .withMetadata(released.metadata().withPartitionColumns(partitions))
        .withFacts(facts);
  }

  static LakeTable drop(LakeTable table, String name) {
    String column = table.requireColumn(name).name();
    requireMapping(table, Condition.DELTA_UNSUPPORTED_DROP_COLUMN, "dropped", column);
    if (table.metadata().partitionColumns().contains(column)) {
      throw Condition.DELTA_UNSUPPORTED_DROP_PARTITION_COLUMN.refuse(
          "Column \"" + column + "\" partitions " + table.name() + " and cannot be dropped.");
    }
    if (Clustering.columns(table.snapshot()).contains(column)) {
      throw Condition.DELTA_UNSUPPORTED_DROP_CLUSTERING_COLUMN.refuse(
          "Column \""
              + column
              + "\" clusters "
              + table.name()
              + " and cannot be dropped."
              + " Cluster by other columns first.");
    }
    if (table.columns().size() == 1) {
      throw Condition.DELTA_DROP_COLUMN_ON_SINGLE_FIELD_SCHEMA.refuse(
          "Column \"" + column + "\" is the only column of " + table.name() + ".");
    }
    KeyEdits.refuseIfKey(table, column, "dropped");
    ColumnDependents.refuseIfAny(table, column);
    List<DeltaField> columns = new ArrayList<>(table.columns());
    columns.removeIf(field -> field.name().equals(column));
    return table.withColumns(columns).withFacts(table.facts().withTagsOf(column, Map.of()));
  }

  static LakeTable retype(LakeTable table, String name, DataType type) {
    DeltaField column = table.requireColumn(name);
    if (ColumnTypes.of(column).equals(type)) {
      return table;
    }
    ColumnDependents.refuseIfAny(table, column.name());
    DeltaField changed = TypeEdits.retype(table, column, type);
    LakeTable result = table.withColumn(column.name(), field -> changed);
    ColumnRules.check(table.name(), result.columns(), table.metadata());
    requireFeatures(table, result.columns());
    return ColumnMapping.isEnabled(table.metadata())
        ? result.withMetadata(ColumnMapping.assignFresh(result.metadata()))
        : result;
  }

  static LakeTable comment(LakeTable table, List<TableChange.ColumnComment> comments) {
    LakeTable changed = table;
    for (TableChange.ColumnComment comment : comments) {
      String column = table.requireColumn(comment.column()).name();
      changed = changed.withColumn(column, field -> field.withComment(comment.comment()));
    }
    return changed;
  }

  static LakeTable dropNotNull(LakeTable table, String name) {
    String column = table.requireColumn(name).name();
    KeyFact key = table.facts().primaryKey();
    if (key != null && key.columns().contains(column)) {
      throw Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE.refuse(
          "Column \""
              + column
              + "\" is in the primary key \""
              + key.name()
              + "\" of "
              + table.name()
              + " and cannot become nullable. Drop the key first.");
    }
    LakeTable changed = table.withColumn(column, field -> field.withNullable(true));
    ColumnRules.check(table.name(), changed.columns(), table.metadata());
    return changed;
  }

  static LakeTable setNotNull(LakeTable table, String name, NullProof proof) {
    DeltaField column = table.requireColumn(name);
    if (!column.nullable()) {
      return table;
    }
    if (!proof.holdsNoNull(table, column)) {
      throw Condition.DELTA_NULL_VALUES_IN_COLUMN.refuse(
          "Column \""
              + column.name()
              + "\" of "
              + table.name()
              + " has rows, and the statistics"
              + " of its files do not prove that none is null. Fill the column and rewrite the"
              + " table, then set NOT NULL.");
    }
    return table.withColumn(column.name(), field -> field.withNullable(false));
  }

  /** Says whether the data of a table has a null in a column. */
  interface NullProof {
    boolean holdsNoNull(LakeTable table, DeltaField column);
  }

  private static void requireFeatures(LakeTable table, List<DeltaField> columns) {
    Set<DeltaFeature> missing = TypeFeatures.of(new DeltaType.StructOf(columns));
    missing.removeIf(table.snapshot().protocol()::has);
    if (table.snapshot().protocol().has(DeltaFeature.VARIANT_TYPE_PREVIEW)) {
      missing.remove(DeltaFeature.VARIANT_TYPE);
    }
    if (!missing.isEmpty()) {
      String feature = missing.iterator().next().id();
      throw Condition.DELTA_FEATURES_REQUIRE_MANUAL_ENABLEMENT.refuse(
          "Table "
              + table.name()
              + " needs the table feature \""
              + feature
              + "\" for this type."
              + " Set the table property 'delta.feature."
              + feature
              + "' to 'supported' first.");
    }
  }

  private static void requireMapping(
      LakeTable table, Condition condition, String what, String column) {
    if (!ColumnMapping.isEnabled(table.metadata())) {
      throw condition.refuse(
          "Column \""
              + column
              + "\" of "
              + table.name()
              + " cannot be "
              + what
              + " because the table does not map columns by name. Set the"
              + " table property 'delta.columnMapping.mode' to 'name' first.");
    }
  }
}
