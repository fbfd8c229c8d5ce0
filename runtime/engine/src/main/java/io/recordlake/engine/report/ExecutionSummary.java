package io.recordlake.engine.report;

import org.jspecify.annotations.Nullable;

/**
 * How far the statements of a table came.
 *
 * @param applied how many took effect
 * @param total how many there are
 * @param failure why they stopped, or null when all took effect
 */
public record ExecutionSummary(int applied, int total, @Nullable ExecutionFailure failure) {
  /**
   * Refuses sums that do not add up.
   *
   * @throws IllegalArgumentException when more took effect than there are, some are missing without
   *     a failure, or the failure stands at another statement
   */
  public ExecutionSummary {
    if (applied < 0 || applied > total) {
      throw new IllegalArgumentException(applied + " of " + total + " statements cannot apply.");
    }
    if (failure == null && applied != total) {
      throw new IllegalArgumentException(
          "Only " + applied + " of " + total + " statements applied, and nothing says why.");
    }
    if (failure != null && (failure.statementIndex() != applied || applied == total)) {
      throw new IllegalArgumentException(
          "After "
              + applied
              + " of "
              + total
              + " statements the failure cannot be at statement "
              + (failure.statementIndex() + 1)
              + ".");
    }
  }

  /** All statements took effect. */
  public static ExecutionSummary complete(int total) {
    return new ExecutionSummary(total, total, null);
  }

  /** The statements stopped at this failure. */
  public static ExecutionSummary stopped(int total, ExecutionFailure failure) {
    return new ExecutionSummary(failure.statementIndex(), total, failure);
  }
}
