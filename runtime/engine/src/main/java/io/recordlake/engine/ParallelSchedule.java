package io.recordlake.engine;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Changes several tables at a time, each once the tables that it waits for are settled. Among those
 * that may begin, the order of the run decides.
 */
final class ParallelSchedule implements Schedule {
  private final int parallelism;

  ParallelSchedule(int parallelism) {
    this.parallelism = parallelism;
  }

  @Override
  public Map<QualifiedName, ExecutionSummary> run(
      List<TableWork> tables, TableExecution execution) {
    ExecutorService threads = Executors.newFixedThreadPool(parallelism, ParallelSchedule::thread);
    try {
      return new ParallelProgress(tables, execution, threads, parallelism).run();
    } finally {
      threads.shutdown();
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "recordlake-sync");
    thread.setDaemon(true);
    return thread;
  }
}
