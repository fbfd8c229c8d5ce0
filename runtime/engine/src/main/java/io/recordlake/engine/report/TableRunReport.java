package io.recordlake.engine.report;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.planning.PlanningFailed;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import io.recordlake.planning.change.Changes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run found, planned and did about one table.
 *
 * @param table the table
 * @param readFailure why it could not be read, or null
 * @param planning what planning came to, or null when it could not be read
 * @param statements the statements of the accepted plan, in order
 * @param foreignKeyFailures the foreign keys that cannot be applied, or that wait for a failed
 *     table
 * @param execution how far the statements came, or null when none was to run
 */
public record TableRunReport(
    QualifiedName table,
    @Nullable ReadFailure readFailure,
    @Nullable PlanningResult planning,
    List<CompiledStatement> statements,
    List<ForeignKeyFailure> foreignKeyFailures,
    @Nullable ExecutionSummary execution) {
  /**
   * Copies the lists and refuses what cannot be.
   *
   * @throws IllegalArgumentException when the parts contradict each other
   */
  public TableRunReport {
    statements = List.copyOf(statements);
    foreignKeyFailures = List.copyOf(foreignKeyFailures);
    RunConsistency.check(table, readFailure, planning, statements, foreignKeyFailures, execution);
  }

  /** The accepted plan, or null. */
  public @Nullable ActionPlan plan() {
    return planning instanceof PlanningSucceeded succeeded ? succeeded.plan() : null;
  }

  /** What differs, or null when the table could not be read. */
  public @Nullable TableDiff diff() {
    return planning == null ? null : planning.diff();
  }

  /** Why the table fell short, in the order of the phases. */
  public List<TableFailure> failures() {
    List<TableFailure> failures = new ArrayList<>();
    if (readFailure != null) {
      failures.add(readFailure);
    }
    if (planning instanceof PlanningFailed failed) {
      failed.failures().forEach(failure -> failures.add(new PlanningFailure(failure)));
    }
    failures.addAll(foreignKeyFailures);
    if (execution != null && execution.failure() != null) {
      failures.add(execution.failure());
    }
    return List.copyOf(failures);
  }

  /** The earliest phase that failed, or success. */
  public RunStatus status() {
    List<TableFailure> failures = failures();
    return failures.isEmpty() ? RunStatus.SUCCESS : failures.get(0).phase().status();
  }

  /** Whether there is an accepted plan with something to do. */
  public boolean hasChanges() {
    ActionPlan plan = plan();
    return plan != null && !plan.isEmpty();
  }

  /** Whether the table fell short. */
  public boolean hasFailures() {
    return status() != RunStatus.SUCCESS;
  }

  /** What there is to do, in a few words such as {@code 3 columns, 1 key}. */
  public String changeSummary() {
    ActionPlan plan = plan();
    return ChangeCounts.of(plan == null ? List.of() : Changes.of(plan.actions()));
  }

  /**
   * What the run did to the table.
   *
   * @param dryRun whether the run changed nothing on purpose
   */
  public ChangeState changeState(boolean dryRun) {
    ActionPlan plan = plan();
    if (plan == null) {
      return ChangeState.NOT_PLANNED;
    }
    if (plan.isEmpty()) {
      return ChangeState.UNCHANGED;
    }
    if (dryRun) {
      return ChangeState.PLANNED;
    }
    if (execution == null) {
      return ChangeState.NOT_APPLIED;
    }
    ExecutionFailure failure = execution.failure();
    if (failure == null) {
      return ChangeState.APPLIED;
    }
    if (failure.fate().isUnknown()) {
      return ChangeState.UNKNOWN;
    }
    return execution.applied() == 0 ? ChangeState.NOT_APPLIED : ChangeState.PARTIALLY_APPLIED;
  }
}
