package io.recordlake.engine;

import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.StatementFate;
import io.recordlake.planning.PlanningFailed;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import io.recordlake.planning.change.Change;
import io.recordlake.planning.change.Changes;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what became of a statement whose outcome is unknown, or that was refused because the
 * table is not as it was. The table is read again and planned again from the same declaration; the
 * statement itself is never sent a second time.
 */
final class SecondLook {
  private static final int SHOWN = 20;

  private final CatalogReads reads;
  private final TablePlanning planning;

  SecondLook(CatalogReads reads, TablePlanning planning) {
    this.reads = reads;
    this.planning = planning;
  }

  /** Why the table stops at the statement, or null when the statement's effect is there. */
  @Nullable ExecutionFailure judge(TableWork work, int index, ExecutionOutcome outcome) {
    if (outcome instanceof ExecutionOutcome.Rejected rejected) {
      return rejected.tableMoved()
          ? look(work, index, rejected.failure(), true)
          : failure(work, index, StatementFate.REJECTED, rejected.failure(), List.of());
    }
    return outcome instanceof ExecutionOutcome.OutcomeUnknown unknown
        ? look(work, index, unknown.failure(), false)
        : null;
  }

  private @Nullable ExecutionFailure look(
      TableWork work, int index, BackendFailure cause, boolean refused) {
    CatalogState state = reads.read(work.name());
    if (state instanceof CatalogState.ReadFailed failed) {
      String line = "the second look failed: " + failed.failure().message();
      return failure(
          work,
          index,
          refused ? StatementFate.REJECTED : StatementFate.UNKNOWN,
          cause,
          List.of(line));
    }
    PlanningResult found = planning.plan(work.desired(), state);
    if (found instanceof PlanningSucceeded succeeded) {
      if (RemainingPlan.isFrom(work.statements(), index + 1, succeeded.plan().actions())) {
        return null;
      }
      if (RemainingPlan.isFrom(work.statements(), index, succeeded.plan().actions())) {
        return failure(
            work,
            index,
            refused ? StatementFate.REJECTED : StatementFate.NOT_APPLIED,
            cause,
            List.of());
      }
    }
    return failure(
        work,
        index,
        refused ? StatementFate.TABLE_MOVED : StatementFate.UNKNOWN_TABLE_MOVED,
        cause,
        leftToDo(found));
  }

  private static List<String> leftToDo(@Nullable PlanningResult found) {
    List<String> lines = new ArrayList<>();
    if (found instanceof PlanningFailed failed) {
      for (ValidationFailure failure : failed.failures()) {
        lines.add("now refused: " + failure.rule() + " - " + failure.message());
      }
    } else if (found != null) {
      List<Change> changes = Changes.of(found.diff());
      changes.stream().limit(SHOWN).forEach(change -> lines.add("now to do: " + change.line()));
      if (changes.isEmpty()) {
        lines.add("now nothing is left to do");
      } else if (changes.size() > SHOWN) {
        lines.add("… (" + (changes.size() - SHOWN) + " more)");
      }
    }
    return lines;
  }

  private static ExecutionFailure failure(
      TableWork work, int index, StatementFate fate, BackendFailure cause, List<String> details) {
    CompiledStatement statement = work.statements().get(index);
    return new ExecutionFailure(index, statement.sql(), fate, cause, details);
  }
}
