package io.recordlake.engine;

import static io.recordlake.engine.EngineRunTest.run;
import static io.recordlake.engine.fake.Tables.key;
import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.engine.report.ChangeState;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.engine.report.StatementFate;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a table when a statement fails, or when nobody knows whether it did. */
class StatementOutcomesTest {
  private static final BackendFailure LOST = BackendFailure.of("ConnectionLost", "reset by peer");
  private static final BackendFailure MOVED = BackendFailure.of("Conflict", "already there");

  /** A table before: what the catalog has of {@link #AFTER}. */
  private static final DesiredTable BEFORE =
      DesiredTable.builder(name("orders"))
          .column(DesiredColumn.nullable("name", ScalarType.STRING))
          .column(DesiredColumn.notNull("id", ScalarType.INTEGER))
          .column(DesiredColumn.nullable("acc", ScalarType.INTEGER).withTags(Map.of("x", "1")))
          .column(DesiredColumn.notNull("loose", ScalarType.STRING))
          .column(
              DesiredColumn.nullable("gone", ScalarType.STRING)
                  .withTags(Map.of("g", "1", "h", "2")))
          .column(DesiredColumn.nullable("zone", ScalarType.STRING))
          .primaryKey("loose")
          .foreignKey(key("id", "accounts", "id"))
          .clusteredBy("name")
          .property("delta.columnMapping.mode", "name")
          .property("delta.logRetentionDuration", "interval 30 days")
          .tag("t0", "0")
          .tag("t2", "0")
          .build();

  /** A change of nearly every kind. */
  private static final DesiredTable AFTER =
      DesiredTable.builder(name("orders"))
          .column(DesiredColumn.nullable("name2", ScalarType.STRING).withRenamedFrom("name"))
          .column(DesiredColumn.notNull("id", ScalarType.LONG).withComment("key"))
          .column(DesiredColumn.nullable("acc", ScalarType.INTEGER).withTags(Map.of("x", "2")))
          .column(DesiredColumn.nullable("loose", ScalarType.STRING))
          .column(DesiredColumn.nullable("zone", ScalarType.STRING))
          .column(
              DesiredColumn.nullable("seen", ScalarType.TIMESTAMP_NTZ)
                  .withTags(Map.of("k", "v"))
                  .withComment("when"))
          .column(DesiredColumn.nullable("also", ScalarType.STRING))
          .primaryKey("id")
          .foreignKey(key("acc", "accounts", "id"))
          .clusteredBy("zone", "name2")
          .property("delta.columnMapping.mode", "name")
          .property("delta.enableTypeWidening", "true")
          .property("delta.logRetentionDuration", PropertyIntent.absent())
          .tag("t1", "1")
          .tag("t2", "2")
          .comment("new")
          .build();

  private final FakeBackend backend = new FakeBackend().has(observed(table("accounts")));
  private final Engine engine = Engine.on(backend);

  @ParameterizedTest
  @EnumSource(Statements.class)
  void stopsAtARefusedStatementAndConvergesInTheNextRun(Statements statements) {
    List<String> sql = planned(statements);
    for (int i = 0; i < sql.size(); i++) {
      FakeBackend fake = fresh().rejects(sql.get(i), "boom");
      TableRunReport run = failedRun(fake, statements);
      assertThat(fake.executed()).isEqualTo(sql.subList(0, i + 1));
      assertThat(summary(run).applied()).isEqualTo(i);
      assertThat(failure(run).fate()).isEqualTo(StatementFate.REJECTED);
      assertThat(failure(run).statementIndex()).isEqualTo(i);
      assertThat(run.changeState(false))
          .isEqualTo(i == 0 ? ChangeState.NOT_APPLIED : ChangeState.PARTIALLY_APPLIED);
      assertConverges(fake, statements);
    }
  }

  @ParameterizedTest
  @EnumSource(Statements.class)
  void goesOnWhenASecondLookFindsTheEffect(Statements statements) {
    List<String> sql = planned(statements);
    for (String statement : sql) {
      FakeBackend fake = fresh().script(statement, StatementOutcomesTest::appliedThenLost);
      SyncReport report = Engine.on(fake).sync(tables(), options(statements));
      assertThat(report.changeState(run(report, "orders"))).isEqualTo(ChangeState.APPLIED);
      assertThat(fake.executed()).isEqualTo(sql);
      assertThat(fake.reads()).hasSize(2).last().isEqualTo(List.of(name("orders")));
    }
  }

  @ParameterizedTest
  @EnumSource(Statements.class)
  void stopsWhenASecondLookFindsNoEffect(Statements statements) {
    List<String> sql = planned(statements);
    for (int i = 0; i < sql.size(); i++) {
      FakeBackend fake =
          fresh()
              .script(sql.get(i), (same, statement) -> new ExecutionOutcome.OutcomeUnknown(LOST));
      TableRunReport run = failedRun(fake, statements);
      assertThat(fake.executed()).isEqualTo(sql.subList(0, i + 1));
      assertThat(failure(run).fate()).isEqualTo(StatementFate.NOT_APPLIED);
      assertThat(summary(run).applied()).isEqualTo(i);
      assertConverges(fake, statements);
    }
  }

  @Test
  void stopsWhenSomeoneElseChangedTheTable() {
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.has(observed(table("a").toBuilder().comment("theirs").build()));
          return new ExecutionOutcome.OutcomeUnknown(LOST);
        });
    SyncReport report = failing(List.of(table("a"), table("b", "a")));
    assertThat(failure(run(report, "a")).fate()).isEqualTo(StatementFate.UNKNOWN_TABLE_MOVED);
    assertThat(failure(run(report, "a")).lines())
        .containsExactly(
            "Execution failed at statement 1: ConnectionLost - reset by peer",
            "whether the statement took effect is unknown, and the table was changed by someone"
                + " else",
            "now to do: ~ table (unset)");
    assertThat(report.changeState(run(report, "a"))).isEqualTo(ChangeState.UNKNOWN);
    assertThat(backend.executed()).containsExactly("a: CreateTable");
  }

  @Test
  void saysWhichRuleRefusesTheTableThatSomeoneElseChanged() {
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.has(
              observed(
                  DesiredTable.builder(name("a"))
                      .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
                      .build()));
          return new ExecutionOutcome.Rejected(MOVED, true);
        });
    ExecutionFailure failure = failure(run(failing(List.of(table("a"))), "a"));
    assertThat(failure.fate()).isEqualTo(StatementFate.TABLE_MOVED);
    assertThat(failure.details()).hasSize(1);
    assertThat(failure.details().get(0))
        .startsWith("now refused: NullabilityTighteningOnExistingColumn - ");
  }

  @Test
  void saysThatNothingIsKnownWhenTheSecondLookFails() {
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.cannotRead(name("a"), "ConnectionLost", "still down");
          return new ExecutionOutcome.OutcomeUnknown(LOST);
        });
    SyncReport report = failing(List.of(table("a")));
    assertThat(failure(run(report, "a")).fate()).isEqualTo(StatementFate.UNKNOWN);
    assertThat(failure(run(report, "a")).details())
        .containsExactly("the second look failed: still down");
    assertThat(report.changeState(run(report, "a"))).isEqualTo(ChangeState.UNKNOWN);
  }

  @Test
  void goesOnWhenAnotherRunHasMadeTheSameChange() {
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.apply(statement);
          return new ExecutionOutcome.Rejected(MOVED, true);
        });
    DesiredTable tagged = table("a").toBuilder().tag("owner", "team").build();
    SyncReport report = engine.sync(List.of(tagged), SyncOptions.BASELINE);
    assertThat(report.changeState(run(report, "a"))).isEqualTo(ChangeState.APPLIED);
    assertThat(backend.executed()).containsExactly("a: CreateTable", "a: SetTableTag owner");
  }

  @Test
  void stopsWhenAnotherRunHasDoneMore() {
    DesiredTable tagged = table("a").toBuilder().tag("owner", "team").tag("x", "1").build();
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.has(observed(tagged));
          return new ExecutionOutcome.Rejected(MOVED, true);
        });
    SyncReport report = failing(List.of(tagged));
    assertThat(failure(run(report, "a")).fate()).isEqualTo(StatementFate.TABLE_MOVED);
    assertThat(failure(run(report, "a")).details()).containsExactly("now nothing is left to do");
    assertThat(report.changeState(run(report, "a"))).isEqualTo(ChangeState.NOT_APPLIED);
  }

  @Test
  void treatsARefusalAfterWhichNothingHasMovedAsARefusal() {
    backend.script(
        "a: CreateTable", (fake, statement) -> new ExecutionOutcome.Rejected(MOVED, true));
    assertThat(failure(run(failing(List.of(table("a"))), "a")).fate())
        .isEqualTo(StatementFate.REJECTED);
  }

  @Test
  void doesNotLookTwiceAtAPlainRefusal() {
    backend.rejects("a: CreateTable", "boom");
    failing(List.of(table("a")));
    assertThat(backend.reads()).hasSize(1);
  }

  private static ExecutionOutcome appliedThenLost(FakeBackend fake, CompiledStatement statement) {
    fake.apply(statement);
    return new ExecutionOutcome.OutcomeUnknown(LOST);
  }

  private static FakeBackend fresh() {
    return new FakeBackend().has(observed(table("accounts"))).has(observed(BEFORE));
  }

  private static List<DesiredTable> tables() {
    return List.of(table("accounts"), AFTER);
  }

  private static SyncOptions options(Statements statements) {
    return SyncOptions.BASELINE.statements(statements);
  }

  private static List<String> planned(Statements statements) {
    SyncReport report = Engine.on(fresh()).plan(tables(), options(statements));
    assertThat(report.failed()).isEmpty();
    List<String> sql =
        run(report, "orders").statements().stream().map(CompiledStatement::sql).toList();
    assertThat(sql).hasSizeGreaterThan(15).doesNotHaveDuplicates();
    return sql;
  }

  private static TableRunReport failedRun(FakeBackend fake, Statements statements) {
    SyncReport report =
        catchThrowableOfType(
                SyncFailedException.class,
                () -> Engine.on(fake).sync(tables(), options(statements)))
            .report();
    return run(report, "orders");
  }

  private static void assertConverges(FakeBackend fake, Statements statements) {
    fake.clearScripts();
    Engine.on(fake).sync(tables(), options(statements));
    Engine.on(fake).verify(tables(), options(statements));
    ObservedTable orders = fake.table(name("orders"));
    assertThat(orders.column(Identifier.of("gone"))).isNull();
    assertThat(orders.comment()).isEqualTo("new");
  }

  private SyncReport failing(List<DesiredTable> tables) {
    return catchThrowableOfType(
            SyncFailedException.class, () -> engine.sync(tables, SyncOptions.BASELINE))
        .report();
  }

  private static ExecutionSummary summary(TableRunReport run) {
    return Objects.requireNonNull(run.execution());
  }

  private static ExecutionFailure failure(TableRunReport run) {
    return Objects.requireNonNull(summary(run).failure());
  }
}
