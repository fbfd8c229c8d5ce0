package io.recordlake.engine.report;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.planning.PlanningFailed;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can and cannot be true of one table in a run. */
final class RunConsistency {
  private RunConsistency() {}

  static void check(
      QualifiedName table,
      @Nullable ReadFailure readFailure,
      @Nullable PlanningResult planning,
      List<CompiledStatement> statements,
      List<ForeignKeyFailure> foreignKeyFailures,
      @Nullable ExecutionSummary execution) {
    require((readFailure == null) == (planning != null), table, "either was read or not");
    require(
        planning == null || planning.diff().name().equals(table),
        table,
        "cannot have the plan of another table");
    List<Action> planned =
        planning instanceof PlanningSucceeded succeeded ? succeeded.plan().actions() : List.of();
    require(
        statements.stream()
            .flatMap(statement -> statement.actions().stream())
            .toList()
            .equals(planned),
        table,
        "has statements that do not carry out its plan");
    checkForeignKeys(table, readFailure, planning, foreignKeyFailures);
    if (execution != null) {
      require(
          planning instanceof PlanningSucceeded && foreignKeyFailures.isEmpty(),
          table,
          "cannot run statements after a failure");
      checkExecution(table, statements, execution);
    }
  }

  private static void checkForeignKeys(
      QualifiedName table,
      @Nullable ReadFailure readFailure,
      @Nullable PlanningResult planning,
      List<ForeignKeyFailure> failures) {
    require(
        failures.stream().allMatch(failure -> failure.problem().owner().equals(table)),
        table,
        "cannot fail for a foreign key of another table");
    long blocked = failures.stream().filter(ForeignKeyFailure::isBlocked).count();
    boolean failedBefore = readFailure != null || planning instanceof PlanningFailed;
    require(
        blocked == 0 || (blocked == failures.size() && !failedBefore),
        table,
        "cannot wait for another table when it has failed itself");
  }

  private static void checkExecution(
      QualifiedName table, List<CompiledStatement> statements, ExecutionSummary execution) {
    require(
        execution.total() == statements.size() && !statements.isEmpty(),
        table,
        "cannot run statements that it does not have");
    ExecutionFailure failure = execution.failure();
    require(
        failure == null || failure.sql().equals(statements.get(failure.statementIndex()).sql()),
        table,
        "cannot fail at a statement of another text");
  }

  private static void require(boolean holds, QualifiedName table, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(table + " " + otherwise + ".");
    }
  }
}
