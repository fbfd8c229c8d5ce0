package io.recordlake.engine;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.PlanExecutor;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.ExecutionSummary;
import java.util.List;

/** Runs the statements of a table, one after another, each once, until one does not take effect. */
final class TableExecution {
  private final PlanExecutor executor;
  private final SecondLook secondLook;
  private final Notifier notifier;

  TableExecution(PlanExecutor executor, SecondLook secondLook, Notifier notifier) {
    this.executor = executor;
    this.secondLook = secondLook;
    this.notifier = notifier;
  }

  ExecutionSummary execute(TableWork work) {
    List<CompiledStatement> statements = work.statements();
    int total = statements.size();
    for (int i = 0; i < total; i++) {
      CompiledStatement statement = statements.get(i);
      notifier.statementBegun(statement, i, total);
      ExecutionOutcome outcome = executor.execute(statement);
      notifier.statementEnded(statement, i, total, outcome);
      ExecutionFailure failure = secondLook.judge(work, i, outcome);
      if (failure != null) {
        return ExecutionSummary.stopped(total, failure);
      }
    }
    return ExecutionSummary.complete(total);
  }
}
