package io.recordlake.engine;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.Map;

/** Decides when which table changes. */
interface Schedule {
  /**
   * Changes the tables that have something to do, have not failed and wait for none that has.
   *
   * @param tables all tables, in the order of the run
   * @param execution changes one table
   * @return how far each table came that was begun
   */
  Map<QualifiedName, ExecutionSummary> run(List<TableWork> tables, TableExecution execution);

  /** The schedule for so many tables at a time. */
  static Schedule of(int parallelism) {
    return parallelism == 1 ? new SequentialSchedule() : new ParallelSchedule(parallelism);
  }
}
