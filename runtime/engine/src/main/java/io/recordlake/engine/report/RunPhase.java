package io.recordlake.engine.report;

/** The phases of a run in which a table can fail, in order. */
public enum RunPhase {
  /** Reading the table from the catalog. */
  READ(RunStatus.READ_FAILED),
  /** Comparing, judging and planning. */
  PLANNING(RunStatus.PLANNING_FAILED),
  /** Resolving the foreign keys. */
  FOREIGN_KEY(RunStatus.FOREIGN_KEY_FAILED),
  /** Running the statements. */
  EXECUTION(RunStatus.EXECUTION_FAILED);

  private final RunStatus status;

  RunPhase(RunStatus status) {
    this.status = status;
  }

  /** The status of a table that fails in this phase and in none before. */
  public RunStatus status() {
    return status;
  }
}
