package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.Clustering;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.planning.delta.LayoutTypes;
import java.util.ArrayList;
import java.util.List;

/** Partitioning and clustering of tables. */
final class LayoutEdits {

  private LayoutEdits() {}

  static LakeTable partitionBy(LakeTable table, List<String> names) {
    List<String> columns = new ArrayList<>();
    for (DeltaField column : distinctColumns(table, names)) {
      if (!LayoutTypes.canPartition(ColumnTypes.of(column))) {
        throw Condition.INVALID_PARTITION_COLUMN_DATA_TYPE.refuse(
            "Column \""
                + column.name()
                + "\" of "
                + table.name()
                + " is "
                + ColumnTypes.of(column).label()
                + " and cannot partition a table.");
      }
      columns.add(column.name());
    }
    if (columns.size() == table.columns().size()) {
      throw Condition.DELTA_CANNOT_USE_ALL_COLUMNS_FOR_PARTITION.refuse(
          "Table " + table.name() + " cannot be partitioned by all its columns.");
    }
    return table.withMetadata(table.metadata().withPartitionColumns(columns));
  }

  static LakeTable clusterBy(LakeTable table, List<String> names) {
    if (!table.metadata().partitionColumns().isEmpty()) {
      throw Condition.CLUSTER_BY_ON_PARTITIONED_TABLE.refuse(
          "Table "
              + table.name()
              + " is partitioned by "
              + table.metadata().partitionColumns()
              + " and cannot be clustered as well.");
    }
    if (names.size() > LayoutTypes.MAX_CLUSTERING_COLUMNS) {
      throw Condition.DELTA_CLUSTER_BY_INVALID_NUM_COLUMNS.refuse(
          "Table "
              + table.name()
              + " cannot be clustered by "
              + names.size()
              + " columns (at most "
              + LayoutTypes.MAX_CLUSTERING_COLUMNS
              + ").");
    }
    List<DeltaField> columns = distinctColumns(table, names);
    for (DeltaField column : columns) {
      if (!LayoutTypes.canCluster(ColumnTypes.of(column))) {
        throw Condition.DELTA_CLUSTERING_COLUMNS_DATATYPE_NOT_SUPPORTED.refuse(
            "Column \""
                + column.name()
                + "\" of "
                + table.name()
                + " is "
                + ColumnTypes.of(column).label()
                + " and cannot cluster a table.");
      }
    }
    return table.withSnapshot(Clustering.clusteredBy(table.snapshot(), columns));
  }

  private static List<DeltaField> distinctColumns(LakeTable table, List<String> names) {
    List<DeltaField> columns = new ArrayList<>();
    for (String name : names) {
      DeltaField column = table.requireColumn(name);
      if (columns.contains(column)) {
        throw Condition.COLUMN_ALREADY_EXISTS.refuse(
            "The layout of " + table.name() + " names the column \"" + name + "\" twice.");
      }
      columns.add(column);
    }
    return columns;
  }
}
