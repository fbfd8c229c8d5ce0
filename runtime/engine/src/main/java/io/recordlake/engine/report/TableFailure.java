package io.recordlake.engine.report;

import java.util.List;

/** Why a table fell short in a run. A stored value, never thrown. */
public sealed interface TableFailure
    permits ReadFailure, PlanningFailure, ForeignKeyFailure, ExecutionFailure {
  /** The phase in which the table failed. */
  RunPhase phase();

  /** The failure in a few words. */
  String headline();

  /** The failure in one or more lines of which the first stands alone. */
  List<String> lines();

  /** Calls the visitor's method for this kind of failure. */
  <R> R accept(Visitor<R> visitor);

  /**
   * Handles each kind of failure. It has no default, so a new kind does not compile until each
   * place handles it.
   *
   * @param <R> what a visit answers
   */
  interface Visitor<R> {
    /** The table could not be read. */
    R read(ReadFailure failure);

    /** What differs may not be resolved. */
    R planning(PlanningFailure failure);

    /** A foreign key cannot be applied. */
    R foreignKey(ForeignKeyFailure failure);

    /** A statement did not take effect. */
    R execution(ExecutionFailure failure);
  }
}
