package io.recordlake.engine;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.engine.report.ForeignKeyFailure;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.relationship.ForeignKeyProblem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts the report together, and says of each table that waited in vain for which it waited. */
final class Assembly {
  private Assembly() {}

  static SyncReport report(Instant started, Instant ended, List<TableWork> tables) {
    return new SyncReport(started, ended, true, runs(tables, Map.of()));
  }

  static SyncReport report(
      Instant started,
      Instant ended,
      List<TableWork> tables,
      Map<QualifiedName, ExecutionSummary> summaries) {
    return new SyncReport(started, ended, false, runs(tables, summaries));
  }

  private static List<TableRunReport> runs(
      List<TableWork> tables, Map<QualifiedName, ExecutionSummary> summaries) {
    List<TableRunReport> runs = new ArrayList<>(tables.size());
    Convergence convergence = new Convergence();
    for (TableWork work : tables) {
      ExecutionSummary summary = summaries.get(work.name());
      List<ForeignKeyFailure> failures = foreignKeyFailures(work, summary, convergence);
      TableRunReport run =
          new TableRunReport(
              work.name(),
              work.readFailure(),
              work.planning(),
              work.statements(),
              failures,
              summary);
      if (run.hasFailures()) {
        convergence.fell(work);
      }
      runs.add(run);
    }
    return runs;
  }

  private static List<ForeignKeyFailure> foreignKeyFailures(
      TableWork work, @Nullable ExecutionSummary summary, Convergence convergence) {
    List<ForeignKeyProblem> problems = work.problems();
    if (!work.hasFailed() && (summary == null || summary.failure() == null)) {
      problems =
          convergence.blockers(work).stream()
              .map(key -> ForeignKeyProblem.blocked(work.name(), key))
              .toList();
    }
    return problems.stream().map(ForeignKeyFailure::new).toList();
  }
}
