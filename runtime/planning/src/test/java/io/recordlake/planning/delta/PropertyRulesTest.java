package io.recordlake.planning.delta;

import static io.recordlake.planning.delta.DeclaredTables.assertProblems;
import static io.recordlake.planning.delta.DeclaredTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PropertyRulesTest {
  @ParameterizedTest
  @EnumSource
  void refusesEachUnmanagedKeyAtEveryScopeEvenAsAbsent(Scope scope) {
    assertProblems(
        table("id")
            .scope(scope)
            .property("z", "1")
            .property("delta.enableChangeDataFeed", "false")
            .propertyAbsent("a"),
        "RL1301 properties[0].key: the property \"z\" is not managed",
        "RL1301 properties[2].key: the property \"a\" is not managed");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAValueOutsideItsFormatAtEveryScope(Scope scope) {
    assertProblems(
        table("id")
            .scope(scope)
            .property("delta.columnMapping.mode", "id")
            .property("delta.logRetentionDuration", "30 days"),
        "RL1302 properties[0].value: Invalid value for delta.columnMapping.mode: \"id\"",
        "RL1302 properties[1].value: Invalid value for delta.logRetentionDuration: \"30 days\"");
  }

  @Test
  void letsAnyManagedPropertyBeAbsent() {
    assertProblems(
        table("id")
            .propertyAbsent("delta.columnMapping.mode")
            .propertyAbsent("delta.logRetentionDuration"));
  }

  @Test
  void refusesAPropertyThatIsDeclaredTwice() {
    assertProblems(
        table("id")
            .property("delta.enableChangeDataFeed", "true")
            .property("delta.enableChangeDataFeed", "true")
            .propertyAbsent("delta.enableChangeDataFeed"),
        "RL1303 properties[1].key: the property delta.enableChangeDataFeed is declared twice",
        "RL1303 properties[2].key: the property delta.enableChangeDataFeed is declared twice");
  }

  @Test
  void saysWhatIsValid() {
    assertThat(
            DeclarationRules.problems(
                table("id")
                    .property("x", "1")
                    .property("delta.columnMapping.mode", "id")
                    .property("delta.enableTypeWidening", "yes")
                    .property("delta.logRetentionDuration", "1 day")
                    .property("delta.dataSkippingNumIndexedCols", "01")
                    .build()))
        .extracting(Problem::remedy)
        .containsExactly(
            "Remove it; managed are delta.columnMapping.mode, delta.enableChangeDataFeed,"
                + " delta.enableTypeWidening, delta.deletedFileRetentionDuration,"
                + " delta.logRetentionDuration, delta.dataSkippingNumIndexedCols.",
            "Use \"none\" or \"name\".",
            "Use \"true\" or \"false\".",
            "Use \"interval N unit\", such as \"interval 30 days\".",
            "Use \"-1\" or a whole number without a leading zero.");
  }
}
