package io.recordlake.engine;

import io.recordlake.engine.port.Backend;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.table.DesiredTable;
import java.time.Clock;
import java.util.List;

/**
 * Brings the tables of a catalog to their desired state.
 *
 * <p>Runs take turns: a second one waits until the first is over. The engine closes its backend.
 */
public final class Engine implements AutoCloseable {
  private final Backend backend;
  private final Clock clock;
  private final Object turn = new Object();

  private Engine(Backend backend, Clock clock) {
    this.backend = backend;
    this.clock = clock;
  }

  /** An engine over this backend, which it closes. */
  public static Engine on(Backend backend) {
    return on(backend, Clock.systemUTC());
  }

  /** An engine over this backend that takes the times of its reports from a clock. */
  public static Engine on(Backend backend, Clock clock) {
    return new Engine(backend, clock);
  }

  /** {@link #plan(List, SyncOptions)} with the default options. */
  public SyncReport plan(List<DesiredTable> tables) {
    return plan(tables, SyncOptions.DEFAULT);
  }

  /**
   * Reads and plans, and changes nothing. Whatever fails is in the report.
   *
   * @throws DuplicateTableException when two declarations are of one table
   */
  public SyncReport plan(List<DesiredTable> tables, SyncOptions options) {
    synchronized (turn) {
      return new Run(backend, options, clock).plan(tables);
    }
  }

  /** {@link #verify(List, SyncOptions)} with the default options. */
  public SyncReport verify(List<DesiredTable> tables) {
    return verify(tables, SyncOptions.DEFAULT);
  }

  /**
   * Checks that the tables are in their desired state, and changes nothing: the recommended call
   * where an application starts.
   *
   * @return the report, when every table is as declared
   * @throws SyncFailedException with the report, when a table differs or fails
   * @throws DuplicateTableException when two declarations are of one table
   */
  public SyncReport verify(List<DesiredTable> tables, SyncOptions options) {
    SyncReport report = plan(tables, options);
    if (report.hasChanges() || report.hasFailures()) {
      throw new SyncFailedException(RunSummary.ofVerification(report), report);
    }
    return report;
  }

  /** {@link #sync(List, SyncOptions)} with the default options. */
  public SyncReport sync(List<DesiredTable> tables) {
    return sync(tables, SyncOptions.DEFAULT);
  }

  /**
   * Brings the tables to their desired state. A table that fails leaves those alone that need it,
   * and no other. With {@link SyncOptions#dryRun()} it is {@link #plan(List, SyncOptions)}.
   *
   * @return the report, when every table succeeded
   * @throws SyncFailedException with the report, when any table failed
   * @throws DuplicateTableException when two declarations are of one table
   */
  public SyncReport sync(List<DesiredTable> tables, SyncOptions options) {
    if (options.dryRun()) {
      return plan(tables, options);
    }
    SyncReport report;
    synchronized (turn) {
      report = new Run(backend, options, clock).sync(tables);
    }
    if (report.hasFailures()) {
      throw new SyncFailedException(RunSummary.ofSync(report), report);
    }
    return report;
  }

  @Override
  public void close() {
    backend.close();
  }
}
