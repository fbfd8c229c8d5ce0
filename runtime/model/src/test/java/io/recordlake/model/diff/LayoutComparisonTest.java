package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.table;

import io.recordlake.model.diff.Unresolvable.PartitioningChanged;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.table.DesiredTable;
import org.junit.jupiter.api.Test;

class LayoutComparisonTest {
  @Test
  void comparesClusteringAsASet() {
    Comparison.of(abc().clusteredBy("c", "a"), abc().clusteredBy("a", "c")).finds();
    Comparison.of(abc().clusteredBy("c", "b"), abc().clusteredBy("a", "b"))
        .finds(new AlterClustering(Identifier.listOf("c", "b"), Identifier.listOf("a", "b")));
    Comparison.of(abc().clusteredBy("c"), abc())
        .finds(new AlterClustering(Identifier.listOf("c"), Identifier.listOf()));
    Comparison.of(abc(), abc().clusteredBy("c"))
        .finds(new AlterClustering(Identifier.listOf(), Identifier.listOf("c")));
  }

  @Test
  void comparesPartitioningAsAList() {
    Comparison.of(abc().partitionedBy("a", "b"), abc().partitionedBy("a", "b")).finds();
    Comparison.of(abc().partitionedBy("b", "a"), abc().partitionedBy("a", "b"))
        .cannotResolve(
            new PartitioningChanged(Identifier.listOf("b", "a"), Identifier.listOf("a", "b")));
    Comparison.of(abc().partitionedBy("a"), abc())
        .cannotResolve(new PartitioningChanged(Identifier.listOf("a"), Identifier.listOf()));
    Comparison.of(abc(), abc().partitionedBy("a"))
        .cannotResolve(new PartitioningChanged(Identifier.listOf(), Identifier.listOf("a")));
  }

  @Test
  void ignoresTheCaseOfLayoutColumns() {
    Comparison comparison =
        Comparison.of(
            table(column("A"), column("B")).clusteredBy("A"),
            table(column("a"), column("b")).clusteredBy("a"));
    comparison.cannotResolve(
        new Unresolvable.ColumnCaseDrift(Identifier.of("A"), Identifier.of("a")),
        new Unresolvable.ColumnCaseDrift(Identifier.of("B"), Identifier.of("b")));
    Comparison.of(
            table(column("A"), column("b")).partitionedBy("A"),
            table(column("a"), column("b")).partitionedBy("a"))
        .cannotResolve(new Unresolvable.ColumnCaseDrift(Identifier.of("A"), Identifier.of("a")));
  }

  private static DesiredTable.Builder abc() {
    return table(column("a"), column("b"), column("c"));
  }
}
