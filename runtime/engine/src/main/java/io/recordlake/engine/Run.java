package io.recordlake.engine;

import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.relationship.Relationships;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One run, from declarations to the report: prepare, read, name, plan, compile, execute. Every
 * table is read and planned before any statement runs.
 */
final class Run {
  private final Backend backend;
  private final SyncOptions options;
  private final Clock clock;
  private final Notifier notifier;
  private final CatalogReads reads;
  private final TablePlanning planning;

  /** A run over this backend. */
  Run(Backend backend, SyncOptions options, Clock clock) {
    this.backend = backend;
    this.options = options;
    this.clock = clock;
    this.notifier = new Notifier(options.listener());
    this.reads = new CatalogReads(backend, notifier);
    this.planning = new TablePlanning(backend, options);
  }

  /**
   * Reads and plans, and changes nothing.
   *
   * @throws DuplicateTableException when two declarations are of one table
   */
  SyncReport plan(Collection<DesiredTable> declared) {
    Instant started = clock.instant();
    return ended(Assembly.report(started, clock.instant(), work(declared)));
  }

  /**
   * Reads, plans and changes.
   *
   * @throws DuplicateTableException when two declarations are of one table
   */
  SyncReport sync(Collection<DesiredTable> declared) {
    Instant started = clock.instant();
    List<TableWork> work = work(declared);
    Schedule schedule =
        Schedule.of(Math.min(options.parallelism(), Math.max(1, backend.concurrency())));
    Map<QualifiedName, ExecutionSummary> summaries =
        schedule.run(work, new TableExecution(backend, new SecondLook(reads, planning), notifier));
    return ended(Assembly.report(started, clock.instant(), work, summaries));
  }

  private SyncReport ended(SyncReport report) {
    notifier.runEnded(report);
    return report;
  }

  private List<TableWork> work(Collection<DesiredTable> declared) {
    List<DesiredTable> prepared = Preparation.prepare(declared, options.names());
    Map<QualifiedName, CatalogState> states = reads.read(prepared);
    List<DesiredTable> named = options.constraintNaming().name(prepared, observed(states));
    Relationships relationships = Relationships.resolve(named);
    List<TableWork> work = new ArrayList<>(named.size());
    for (DesiredTable table : relationships.order()) {
      CatalogState state = Objects.requireNonNull(states.get(table.name()));
      PlanningResult result = planning.plan(table, state);
      TableWork done =
          new TableWork(
              table,
              state,
              result,
              planning.compile(result),
              relationships.edges(table.name()),
              relationships.problems(table.name()));
      if (result != null) {
        notifier.planned(table.name(), result, done.statements());
      }
      work.add(done);
    }
    return work;
  }

  private static List<ObservedTable> observed(Map<QualifiedName, CatalogState> states) {
    List<ObservedTable> observed = new ArrayList<>();
    for (CatalogState state : states.values()) {
      if (state instanceof CatalogState.TablePresent present) {
        observed.add(present.table());
      }
    }
    return observed;
  }
}
