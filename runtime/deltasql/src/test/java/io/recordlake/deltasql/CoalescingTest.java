package io.recordlake.deltasql;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Capability;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoalescingTest {
  private static final String ALTER = "ALTER TABLE `dev`.`silver`.`orders` ";
  private static final String ALTER_STREAMING = "ALTER STREAMING TABLE `dev`.`silver`.`orders` ";
  private static final Identifier A = Identifier.of("a");
  private static final Identifier B = Identifier.of("b");

  @Test
  void featuresAndPropertiesShareWithTheirOwnKindOnly() {
    assertThat(
            table(
                new SetProperty("delta.enableTypeWidening", "true", null),
                new SetProperty("delta.columnMapping.mode", "name", "none"),
                new EnableTableFeature(TableFeature.VARIANT_TYPE),
                new EnableTableFeature(TableFeature.TIMESTAMP_NTZ),
                new UnsetProperty("delta.logRetentionDuration", "interval 1 day"),
                new UnsetProperty("delta.enableChangeDataFeed", "true")))
        .containsExactly(
            ALTER
                + "SET TBLPROPERTIES ('delta.feature.timestampNtz'='supported',"
                + " 'delta.feature.variantType-preview'='supported')",
            ALTER
                + "SET TBLPROPERTIES ('delta.columnMapping.mode'='name',"
                + " 'delta.enableTypeWidening'='true')",
            ALTER
                + "UNSET TBLPROPERTIES IF EXISTS ('delta.enableChangeDataFeed',"
                + " 'delta.logRetentionDuration')");
  }

  @Test
  void tagsShareWithinOneSecurable() {
    List<Action> actions =
        List.of(
            new SetTableTag("domain", "sales", null),
            new SetTableTag("cost", "12", "11"),
            new UnsetTableTag("old"),
            new UnsetTableTag("older"),
            new SetColumnTag(A, "pii", "true", null),
            new SetColumnTag(B, "pii", "true", null),
            new SetColumnTag(A, "owner", "x", null),
            new UnsetColumnTag(B, "y"),
            new UnsetColumnTag(B, "x"));
    assertThat(Plans.coalesced(RelationKind.STREAMING_TABLE, actions))
        .containsExactly(
            ALTER_STREAMING + "SET TAGS ('cost'='12', 'domain'='sales')",
            ALTER_STREAMING + "UNSET TAGS ('old', 'older')",
            ALTER_STREAMING + "ALTER COLUMN `a` SET TAGS ('owner'='x', 'pii'='true')",
            ALTER_STREAMING + "ALTER COLUMN `b` SET TAGS ('pii'='true')",
            ALTER_STREAMING + "ALTER COLUMN `b` UNSET TAGS ('x', 'y')");
  }

  @Test
  void onlyNeighboursShare() {
    assertThat(
            table(
                new SetColumnTag(A, "a", "1", null),
                new SetColumnTag(Identifier.of("a.b"), "c", "2", null),
                new SetColumnTag(A, "z", "3", null)))
        .containsExactly(
            ALTER + "ALTER COLUMN `a` SET TAGS ('a'='1')",
            ALTER + "ALTER COLUMN `a.b` SET TAGS ('c'='2')",
            ALTER + "ALTER COLUMN `a` SET TAGS ('z'='3')");
  }

  @Test
  void columnsAreAddedInDeclaredOrder() {
    assertThat(
            table(
                new AddColumn(DesiredColumn.nullable("z", ScalarType.INTEGER)),
                new AddColumn(
                    DesiredColumn.nullable("a", ScalarType.STRING).withComment("first, last"))))
        .containsExactly(ALTER + "ADD COLUMNS (`z` INT, `a` STRING COMMENT 'first, last')");
  }

  @Test
  void commentsShareWhereSeveralColumnsMay() {
    List<Action> comments =
        List.of(new SetColumnComment(B, "", "x"), new SetColumnComment(A, "new", ""));
    assertThat(Plans.coalesced(RelationKind.TABLE, comments))
        .containsExactly(ALTER + "ALTER COLUMN `a` COMMENT 'new', `b` COMMENT ''");
    assertThat(
            Plans.texts(
                Plans.compile(
                    RelationKind.TABLE,
                    Statements.COALESCED,
                    Capabilities.allBut(Capability.MULTI_COLUMN_ALTER),
                    comments)))
        .containsExactly(
            ALTER + "ALTER COLUMN `a` COMMENT 'new'", ALTER + "ALTER COLUMN `b` COMMENT ''");
    assertThat(Plans.coalesced(RelationKind.STREAMING_TABLE, comments))
        .containsExactly(
            ALTER_STREAMING + "ALTER COLUMN `a` COMMENT 'new'",
            ALTER_STREAMING + "ALTER COLUMN `b` COMMENT ''");
  }

  @Test
  void fiveHundredCommentsShareAndTheNextStartsAnew() {
    List<SetColumnComment> comments =
        IntStream.range(0, 1001)
            .mapToObj(i -> Identifier.of(String.format(Locale.ROOT, "c%04d", i)))
            .map(column -> new SetColumnComment(column, "x", ""))
            .toList();
    List<CompiledStatement> statements =
        Plans.compile(RelationKind.TABLE, Statements.COALESCED, Capabilities.all(), comments);
    assertThat(statements.stream().map(statement -> statement.actions().size()))
        .containsExactly(500, 500, 1);
    assertThat(statements.stream().flatMap(statement -> statement.actions().stream()))
        .isEqualTo(comments);
    assertThat(statements.get(2).sql()).isEqualTo(ALTER + "ALTER COLUMN `c1000` COMMENT 'x'");
  }

  @Test
  void whatHasNoListFormStandsAlone() {
    assertThat(
            table(
                new DropColumn(new ObservedColumn(B, ScalarType.LONG, true, "", Map.of())),
                new DropColumn(new ObservedColumn(A, ScalarType.LONG, true, "", Map.of()))))
        .containsExactly(ALTER + "DROP COLUMN `a`", ALTER + "DROP COLUMN `b`");
  }

  @Test
  void aStatementNamesTheActionsThatItCarriesOut() {
    Action first = new SetTableTag("a", "1", null);
    Action second = new SetTableTag("b", "2", null);
    assertThat(
            Plans.compile(
                RelationKind.TABLE,
                Statements.COALESCED,
                Capabilities.all(),
                List.of(second, first)))
        .containsExactly(
            new CompiledStatement(
                Plans.ORDERS, ALTER + "SET TAGS ('a'='1', 'b'='2')", List.of(first, second)));
  }

  @Test
  void splitsAListThatIsTooLong() {
    // "é" takes two bytes: three comments of 2.8 million fit below 16 MiB, four do not.
    String comment = "é".repeat(2_800_000);
    List<AddColumn> columns =
        IntStream.range(0, 7)
            .mapToObj(i -> DesiredColumn.nullable("c" + i, ScalarType.STRING).withComment(comment))
            .map(AddColumn::new)
            .toList();
    List<CompiledStatement> statements =
        Plans.compile(RelationKind.TABLE, Statements.COALESCED, Capabilities.all(), columns);
    assertThat(statements.stream().map(statement -> statement.actions().size()))
        .containsExactly(2, 2, 2, 1);
    assertThat(statements)
        .allSatisfy(
            statement ->
                assertThat(statement.sql().getBytes(StandardCharsets.UTF_8).length)
                    .isLessThanOrEqualTo(StatementCompiler.MAX_STATEMENT_BYTES));
  }

  @Test
  void fillsAStatementToTheLastByte() {
    int overhead = (ALTER + "SET TAGS ('a'='', 'b'='')").length() + ", ".length();
    String fits = "x".repeat(StatementCompiler.MAX_STATEMENT_BYTES - overhead);
    assertThat(table(new SetTableTag("a", fits, null), new SetTableTag("b", "", null))).hasSize(1);
    assertThat(table(new SetTableTag("a", fits, null), new SetTableTag("b", "x", null))).hasSize(2);
  }

  private static List<String> table(Action... actions) {
    return Plans.coalesced(RelationKind.TABLE, List.of(actions));
  }
}
