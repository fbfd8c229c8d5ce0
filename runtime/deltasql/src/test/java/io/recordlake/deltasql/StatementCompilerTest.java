package io.recordlake.deltasql;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class StatementCompilerTest {
  static final List<Map.Entry<Action, String>> tableStatements = GoldenStatements.TABLE;
  static final List<Map.Entry<Action, String>> streamingStatements =
      GoldenStatements.STREAMING_TABLE;

  @ParameterizedTest
  @FieldSource("tableStatements")
  void compilesEachActionOnATable(Map.Entry<Action, String> golden) {
    assertThat(Plans.perAction(RelationKind.TABLE, golden.getKey()))
        .containsExactly(golden.getValue());
  }

  @ParameterizedTest
  @FieldSource("tableStatements")
  void aLoneActionReadsTheSameWhenNeighboursShare(Map.Entry<Action, String> golden) {
    assertThat(Plans.coalesced(RelationKind.TABLE, List.of(golden.getKey())))
        .containsExactly(golden.getValue());
  }

  @ParameterizedTest
  @FieldSource("streamingStatements")
  void compilesEachActionOnAStreamingTable(Map.Entry<Action, String> golden) {
    assertThat(Plans.perAction(RelationKind.STREAMING_TABLE, golden.getKey()))
        .containsExactly(golden.getValue());
  }

  @Test
  void theGoldensCoverEveryKindOfAction() {
    Set<Class<?>> covered =
        tableStatements.stream()
            .map(golden -> golden.getKey().getClass())
            .collect(Collectors.toSet());
    assertThat(covered).isEqualTo(Set.of(Action.class.getPermittedSubclasses()));
  }

  @Test
  void keepsPlanOrderAndOneActionPerStatement() {
    Action second = new SetTableTag("b", "2", null);
    Action first = new SetTableTag("a", "1", null);
    Action third = new AddColumn(DesiredColumn.nullable("c", ScalarType.DATE));
    List<CompiledStatement> statements =
        Plans.compile(
            RelationKind.TABLE,
            Statements.PER_ACTION,
            Capabilities.all(),
            List.of(third, second, first));
    assertThat(statements)
        .containsExactly(
            new CompiledStatement(
                Plans.ORDERS,
                "ALTER TABLE `dev`.`silver`.`orders` SET TAGS ('a'='1')",
                List.of(first)),
            new CompiledStatement(
                Plans.ORDERS,
                "ALTER TABLE `dev`.`silver`.`orders` SET TAGS ('b'='2')",
                List.of(second)),
            new CompiledStatement(
                Plans.ORDERS,
                "ALTER TABLE `dev`.`silver`.`orders` ADD COLUMN `c` DATE",
                List.of(third)));
  }

  @Test
  void anEmptyPlanHasNoStatement() {
    assertThat(Plans.perAction(RelationKind.TABLE)).isEmpty();
    assertThat(Plans.coalesced(RelationKind.TABLE, List.of())).isEmpty();
  }
}
