package io.recordlake.engine.report;

/** What a run did to a table. */
public enum ChangeState {
  /** There is no accepted plan. */
  NOT_PLANNED("not planned"),
  /** There was nothing to do, even if the table failed for another reason. */
  UNCHANGED("unchanged"),
  /** There is something to do, and the run was a dry one. */
  PLANNED("planned"),
  /** Nothing was done of what was to do. */
  NOT_APPLIED("not applied"),
  /** Some statements took effect, then one failed. */
  PARTIALLY_APPLIED("partially applied"),
  /** All was done. */
  APPLIED("applied"),
  /** A statement may or may not have taken effect. */
  UNKNOWN("outcome unknown");

  private final String label;

  ChangeState(String label) {
    this.label = label;
  }

  /** The state in words, lower case; never changes. */
  public String label() {
    return label;
  }
}
