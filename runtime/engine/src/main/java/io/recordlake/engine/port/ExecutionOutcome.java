package io.recordlake.engine.port;

/** What became of a statement. */
public sealed interface ExecutionOutcome {
  /** The statement took effect. */
  enum Applied implements ExecutionOutcome {
    /** The only instance. */
    APPLIED
  }

  /**
   * The statement was refused and provably had no effect.
   *
   * @param failure why
   * @param tableMoved whether the refusal says that the change is already there or that the table
   *     changed underneath, so that a fresh look at the table is due
   */
  record Rejected(BackendFailure failure, boolean tableMoved) implements ExecutionOutcome {}

  /**
   * Nobody knows whether the statement took effect: the connection was lost, or time ran out.
   *
   * @param failure what is known
   */
  record OutcomeUnknown(BackendFailure failure) implements ExecutionOutcome {}
}
