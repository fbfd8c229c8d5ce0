package io.recordlake.engine;

import io.recordlake.engine.report.SyncReport;

/**
 * Thrown when a run did not bring every table to its desired state, or a verification found one
 * that is not in it. The report says everything; the message names the tables and no SQL.
 */
public final class SyncFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient SyncReport report;

  /** The run of this report failed; the message is the summary. */
  public SyncFailedException(String summary, SyncReport report) {
    super(summary);
    this.report = report;
  }

  /** What the run found, planned and did. */
  public SyncReport report() {
    return report;
  }
}
