package io.recordlake.engine.report;

import static io.recordlake.engine.fake.Tables.key;
import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Planner;
import io.recordlake.planning.PlanningFailed;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import io.recordlake.planning.relationship.ForeignKeyProblem;
import io.recordlake.planning.relationship.ForeignKeyReason;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.ValidationFailure;
import java.time.Instant;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Reports that contradict themselves cannot be built. */
class ImpossibleReportsTest {
  private static final ReadFailure UNREAD = new ReadFailure(BackendFailure.of("X", "no"));
  private static final PlanningSucceeded PLANNED =
      (PlanningSucceeded)
          Planner.plan(table("a", "b"), null, Capabilities.all(), PlanOptions.DEFAULT);
  private static final PlanningFailed REFUSED =
      new PlanningFailed(PLANNED.diff(), List.of(ValidationFailure.of("Rule", "", "no")));
  private static final List<CompiledStatement> STATEMENTS =
      PLANNED.plan().actions().stream()
          .map(action -> new CompiledStatement(name("a"), action.kind(), List.of(action)))
          .toList();
  private static final ForeignKeyFailure BLOCKED =
      new ForeignKeyFailure(ForeignKeyProblem.blocked(name("a"), key("b_id", "b", "id")));
  private static final ForeignKeyFailure CYCLE =
      new ForeignKeyFailure(
          new ForeignKeyProblem(
              name("a"), key("b_id", "b", "id"), ForeignKeyReason.CYCLE, "a cycle", "Open it."));
  private static final ExecutionSummary DONE = ExecutionSummary.complete(2);

  @Test
  void refusesATableThatWasReadAndNotPlanned() {
    refused(() -> run(null, null, List.of(), List.of(), null), "either was read or not");
  }

  @Test
  void refusesAPlanAfterAFailedRead() {
    refused(() -> run(UNREAD, PLANNED, STATEMENTS, List.of(), null), "either was read or not");
  }

  @Test
  void refusesThePlanOfAnotherTable() {
    refused(
        () -> new TableRunReport(name("b"), null, PLANNED, STATEMENTS, List.of(), null),
        "the plan of another table");
  }

  @Test
  void refusesStatementsThatDoNotCarryOutThePlan() {
    String message = "statements that do not carry out its plan";
    refused(() -> run(null, PLANNED, STATEMENTS.subList(0, 1), List.of(), null), message);
    refused(() -> run(null, REFUSED, STATEMENTS, List.of(), null), message);
    refused(() -> run(UNREAD, null, STATEMENTS, List.of(), null), message);
  }

  @Test
  void refusesExecutionAfterAFailure() {
    String message = "cannot run statements after a failure";
    refused(() -> run(null, PLANNED, STATEMENTS, List.of(CYCLE), DONE), message);
    refused(() -> run(null, PLANNED, STATEMENTS, List.of(BLOCKED), DONE), message);
    refused(() -> run(null, REFUSED, List.of(), List.of(), ExecutionSummary.complete(0)), message);
    refused(() -> run(UNREAD, null, List.of(), List.of(), ExecutionSummary.complete(0)), message);
  }

  @Test
  void refusesExecutionOfOtherStatements() {
    refused(
        () -> run(null, PLANNED, STATEMENTS, List.of(), ExecutionSummary.complete(3)),
        "statements that it does not have");
    refused(
        () -> run(null, PLANNED, STATEMENTS, List.of(), ExecutionSummary.stopped(2, at(1, "DROP"))),
        "a statement of another text");
  }

  @Test
  void refusesATableThatWaitsAndHasFailedItself() {
    String message = "cannot wait for another table when it has failed itself";
    refused(() -> run(null, PLANNED, STATEMENTS, List.of(CYCLE, BLOCKED), null), message);
    refused(() -> run(null, REFUSED, List.of(), List.of(BLOCKED), null), message);
    refused(() -> run(UNREAD, null, List.of(), List.of(BLOCKED), null), message);
  }

  @Test
  void refusesTheForeignKeyOfAnotherTable() {
    ForeignKeyFailure other =
        new ForeignKeyFailure(ForeignKeyProblem.blocked(name("x"), key("b_id", "b", "id")));
    refused(
        () -> run(null, PLANNED, STATEMENTS, List.of(other), null),
        "a foreign key of another table");
  }

  @Test
  void refusesSumsThatDoNotAddUp() {
    refused(() -> new ExecutionSummary(3, 2, null), "3 of 2 statements cannot apply");
    refused(() -> new ExecutionSummary(-1, 2, null), "-1 of 2 statements cannot apply");
    refused(() -> new ExecutionSummary(1, 2, null), "nothing says why");
    refused(() -> new ExecutionSummary(0, 2, at(1, "x")), "cannot be at statement 2");
    refused(() -> new ExecutionSummary(2, 2, at(2, "x")), "cannot be at statement 3");
  }

  @Test
  void refusesADryRunThatExecuted() {
    refused(
        () -> report(true, run(null, PLANNED, STATEMENTS, List.of(), DONE)),
        "A dry run cannot have run the statements of dev.silver.a");
  }

  @Test
  void refusesARealRunThatLeavesAPlanAlone() {
    refused(
        () -> report(false, run(null, PLANNED, STATEMENTS, List.of(), null)),
        "was not carried out, and nothing says why");
  }

  private static SyncReport report(boolean dryRun, TableRunReport run) {
    return new SyncReport(Instant.EPOCH, Instant.EPOCH, dryRun, List.of(run));
  }

  private static TableRunReport run(
      @Nullable ReadFailure read,
      @Nullable PlanningResult planning,
      List<CompiledStatement> statements,
      List<ForeignKeyFailure> foreignKeys,
      @Nullable ExecutionSummary execution) {
    return new TableRunReport(name("a"), read, planning, statements, foreignKeys, execution);
  }

  private static ExecutionFailure at(int index, String sql) {
    return new ExecutionFailure(
        index, sql, StatementFate.REJECTED, BackendFailure.of("X", "no"), List.of());
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
