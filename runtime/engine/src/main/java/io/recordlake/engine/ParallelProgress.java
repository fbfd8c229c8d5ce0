package io.recordlake.engine;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How far a parallel run has come. All of it belongs to the thread that runs it; the others only
 * change tables and put how they ended into a queue.
 */
final class ParallelProgress {
  private record Ended(int table, @Nullable ExecutionSummary summary, @Nullable Throwable thrown) {}

  private final List<TableWork> tables;
  private final TableExecution execution;
  private final Executor threads;
  private final int parallelism;
  private final int[] unsettled;
  private final List<List<Integer>> dependents = new ArrayList<>();
  private final Queue<Integer> ready = new PriorityQueue<>();
  private final BlockingQueue<Ended> ended = new LinkedBlockingQueue<>();
  private final Convergence convergence = new Convergence();
  private final Map<QualifiedName, ExecutionSummary> summaries = new HashMap<>();
  private int running;
  private @Nullable Throwable thrown;
  private boolean interrupted;

  ParallelProgress(
      List<TableWork> tables, TableExecution execution, Executor threads, int parallelism) {
    this.tables = tables;
    this.execution = execution;
    this.threads = threads;
    this.parallelism = parallelism;
    this.unsettled = new int[tables.size()];
    Map<QualifiedName, Integer> numbers = new HashMap<>();
    for (int i = 0; i < tables.size(); i++) {
      numbers.put(tables.get(i).name(), i);
      dependents.add(new ArrayList<>());
    }
    for (int i = 0; i < tables.size(); i++) {
      TableWork work = tables.get(i);
      if (!work.hasFailed()) {
        Set<Integer> parents =
            work.edges().stream()
                .map(DesiredForeignKey::references)
                .map(numbers::get)
                .collect(Collectors.toSet());
        unsettled[i] = parents.size();
        for (int parent : parents) {
          dependents.get(parent).add(i);
        }
      }
      if (unsettled[i] == 0) {
        ready.add(i);
      }
    }
  }

  /**
   * Runs to the end. Once a thread throws, nothing more begins; what has begun is waited for.
   *
   * @throws RuntimeException whatever a thread threw first
   */
  Map<QualifiedName, ExecutionSummary> run() {
    begin();
    while (running > 0) {
      end(next());
      begin();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (thrown != null) {
      throw rethrown(thrown);
    }
    return summaries;
  }

  private static RuntimeException rethrown(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(
            "The backend threw an exception that it does not declare", thrown);
  }

  private void begin() {
    while (thrown == null && running < parallelism && !ready.isEmpty()) {
      int table = ready.remove();
      TableWork work = tables.get(table);
      if (work.hasFailed() || !convergence.blockers(work).isEmpty()) {
        convergence.fell(work);
        settle(table);
      } else if (work.statements().isEmpty()) {
        settle(table);
      } else {
        running++;
        threads.execute(() -> ended.add(change(table)));
      }
    }
  }

  private Ended change(int table) {
    try {
      return new Ended(table, execution.execute(tables.get(table)), null);
    } catch (Throwable e) {
      // All of it: a thread that ended without a word would be waited for forever.
      return new Ended(table, null, e);
    }
  }

  private void end(Ended end) {
    running--;
    ExecutionSummary summary = end.summary();
    if (summary != null) {
      TableWork work = tables.get(end.table());
      summaries.put(work.name(), summary);
      if (summary.failure() != null) {
        convergence.fell(work);
      }
      settle(end.table());
    } else if (thrown == null) {
      thrown = end.thrown();
    }
  }

  private void settle(int table) {
    for (int dependent : dependents.get(table)) {
      if (--unsettled[dependent] == 0) {
        ready.add(dependent);
      }
    }
  }

  private Ended next() {
    while (true) {
      try {
        return ended.take();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }
}
