package io.recordlake.engine.report;

/** How a table fared in a run: the earliest phase that failed, or success. */
public enum RunStatus {
  /** The table could not be read. */
  READ_FAILED,
  /** What differs may not be resolved. */
  PLANNING_FAILED,
  /** A foreign key cannot be applied, or waits for a table that has failed. */
  FOREIGN_KEY_FAILED,
  /** A statement did not take effect. */
  EXECUTION_FAILED,
  /** Nothing failed. */
  SUCCESS
}
