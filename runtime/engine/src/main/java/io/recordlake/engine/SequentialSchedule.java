package io.recordlake.engine;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.model.name.QualifiedName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Changes one table after another, in the order of the run, on the caller's thread. */
final class SequentialSchedule implements Schedule {
  @Override
  public Map<QualifiedName, ExecutionSummary> run(
      List<TableWork> tables, TableExecution execution) {
    Map<QualifiedName, ExecutionSummary> summaries = new HashMap<>();
    Convergence convergence = new Convergence();
    for (TableWork work : tables) {
      if (work.hasFailed() || !convergence.blockers(work).isEmpty()) {
        convergence.fell(work);
      } else if (!work.statements().isEmpty()) {
        ExecutionSummary summary = execution.execute(work);
        summaries.put(work.name(), summary);
        if (summary.failure() != null) {
          convergence.fell(work);
        }
      }
    }
    return summaries;
  }
}
