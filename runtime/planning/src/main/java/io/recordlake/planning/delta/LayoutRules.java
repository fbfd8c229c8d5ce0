package io.recordlake.planning.delta;

import io.recordlake.model.problem.Place;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Partitioning and clustering that Delta can store. */
final class LayoutRules {
  private LayoutRules() {}

  static void judge(Declared declared) {
    TableDeclaration table = declared.table();
    if (!table.partitionedBy().isEmpty() && !table.clusteredBy().isEmpty()) {
      declared.add(
          PlanningProblem.PARTITIONED_AND_CLUSTERED,
          Place.root().attribute("clusteredBy"),
          "a table cannot have both partition and clustering columns",
          "Keep the clustering; it replaces partitioning for most tables.");
    }
    if (table.clusteredBy().size() > LayoutTypes.MAX_CLUSTERING_COLUMNS) {
      declared.add(
          PlanningProblem.TOO_MANY_CLUSTERING_COLUMNS,
          Place.root().attribute("clusteredBy"),
          table.clusteredBy().size()
              + " clustering columns are more than Delta allows (at most "
              + LayoutTypes.MAX_CLUSTERING_COLUMNS
              + ")",
          "Keep the four that queries filter by most.");
    }
    judgeTypes(
        declared,
        table.partitionedBy(),
        "partitionedBy",
        PlanningProblem.PARTITION_COLUMN_TYPE,
        LayoutTypes::canPartition,
        "cannot partition by");
    judgeTypes(
        declared,
        table.clusteredBy(),
        "clusteredBy",
        PlanningProblem.CLUSTERING_COLUMN_TYPE,
        LayoutTypes::canCluster,
        "cannot cluster by");
    if (partitionsByEveryColumn(table)) {
      declared.add(
          PlanningProblem.PARTITIONED_BY_EVERY_COLUMN,
          Place.root().attribute("partitionedBy"),
          "the table is partitioned by every column, which leaves no data to store",
          "Leave at least one column out of the partitioning.");
    }
  }

  private static void judgeTypes(
      Declared declared,
      List<String> names,
      String attribute,
      PlanningProblem code,
      Predicate<DataType> canBe,
      String cannot) {
    for (int i = 0; i < names.size(); i++) {
      ColumnDeclaration column = declared.column(names.get(i));
      DataType type = column == null ? null : column.type();
      if (column != null && type != null && !canBe.test(type)) {
        declared.add(
            code,
            Place.root().attribute(attribute).index(i),
            "Delta " + cannot + " \"" + column.name() + "\", which is of type " + type.label(),
            "Choose a column of another type.");
      }
    }
  }

  private static boolean partitionsByEveryColumn(TableDeclaration table) {
    Set<String> partition = new HashSet<>();
    table.partitionedBy().forEach(name -> partition.add(name.toLowerCase(Locale.ROOT)));
    return !table.columns().isEmpty()
        && table.columns().stream()
            .allMatch(column -> partition.contains(column.name().toLowerCase(Locale.ROOT)));
  }
}
