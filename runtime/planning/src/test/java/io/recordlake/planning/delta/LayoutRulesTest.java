package io.recordlake.planning.delta;

import static io.recordlake.planning.delta.DeclaredTables.assertProblems;
import static io.recordlake.planning.delta.DeclaredTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LayoutRulesTest {
  private static final DataType ARRAY = new ArrayType(ScalarType.LONG);
  private static final DataType MAP = new MapType(ScalarType.STRING, ScalarType.LONG);
  private static final DataType STRUCT = StructType.of(StructField.nullable("a", ScalarType.LONG));

  @ParameterizedTest
  @EnumSource
  void refusesBothPartitionsAndClustersAtEveryScope(Scope scope) {
    assertProblems(
        table("a", "b", "c").scope(scope).partitionedBy(List.of("a")).clusteredBy(List.of("b")),
        "RL1304 clusteredBy: a table cannot have both partition and clustering columns");
  }

  @Test
  void clustersByFourColumnsAtMost() {
    assertProblems(table("a", "b", "c", "d", "e").clusteredBy(List.of("a", "b", "c", "d")));
    assertProblems(
        table("a", "b", "c", "d", "e").clusteredBy(List.of("a", "b", "c", "d", "e")),
        "RL1305 clusteredBy: 5 clustering columns are more than Delta allows (at most 4)");
  }

  @Test
  void partitionsByPlainColumnsOnly() {
    assertThat(ScalarType.values())
        .filteredOn(type -> !LayoutTypes.canPartition(type))
        .containsExactly(ScalarType.VARIANT);
    assertThat(LayoutTypes.canPartition(new DecimalType(5, 1))).isTrue();
    assertProblems(
        table("id")
            .column("a", ARRAY)
            .column("m", MAP)
            .column("s", STRUCT)
            .column("v", ScalarType.VARIANT)
            .column("b", ScalarType.BOOLEAN)
            .partitionedBy(List.of("A", "m", "b", "s", "v")),
        "RL1306 partitionedBy[0]: Delta cannot partition by \"a\", which is of type Array<Long>",
        "RL1306 partitionedBy[1]: Delta cannot partition by \"m\", which is of type"
            + " Map<String, Long>",
        "RL1306 partitionedBy[3]: Delta cannot partition by \"s\", which is of type"
            + " Struct<a: Long>",
        "RL1306 partitionedBy[4]: Delta cannot partition by \"v\", which is of type Variant");
  }

  @Test
  void clustersByColumnsWithStatisticsOnly() {
    assertThat(ScalarType.values())
        .filteredOn(type -> !LayoutTypes.canCluster(type))
        .containsExactly(ScalarType.BOOLEAN, ScalarType.BINARY, ScalarType.VARIANT);
    assertThat(LayoutTypes.canCluster(new DecimalType(5, 1))).isTrue();
    assertThat(List.of(ARRAY, MAP, STRUCT)).noneMatch(LayoutTypes::canCluster);
    assertProblems(
        table("id")
            .column("f", ScalarType.BOOLEAN)
            .column("b", ScalarType.BINARY)
            .column("a", ARRAY)
            .clusteredBy(List.of("f", "id", "B", "a")),
        "RL1307 clusteredBy[0]: Delta cannot cluster by \"f\", which is of type Boolean",
        "RL1307 clusteredBy[2]: Delta cannot cluster by \"b\", which is of type Binary",
        "RL1307 clusteredBy[3]: Delta cannot cluster by \"a\", which is of type Array<Long>");
  }

  @Test
  void leavesAColumnOutOfThePartitioning() {
    assertProblems(table("a", "b").partitionedBy(List.of("b")));
    assertProblems(
        table("a", "b").partitionedBy(List.of("B", "A")),
        "RL1308 partitionedBy: the table is partitioned by every column, which leaves no data to"
            + " store");
  }

  @Test
  void leavesUnknownColumnsToTheStructuralRules() {
    assertProblems(table("a").partitionedBy(List.of("nope")));
    assertProblems(table("a").clusteredBy(List.of("nope", "")));
    assertProblems(table().partitionedBy(List.of("nope")));
  }
}
