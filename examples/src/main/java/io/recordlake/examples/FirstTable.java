package io.recordlake.examples;

import io.recordlake.engine.SyncListener;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;

/** Notes when the first statement of a program had its effect. */
final class FirstTable implements SyncListener {
  private long committedAt;

  @Override
  public void statementEnded(
      CompiledStatement statement, int index, int total, ExecutionOutcome outcome) {
    if (committedAt == 0 && outcome instanceof ExecutionOutcome.Applied) {
      committedAt = System.currentTimeMillis();
    }
  }

  boolean committed() {
    return committedAt != 0;
  }

  /** The time, in milliseconds since 1970. */
  long committedAt() {
    return committedAt;
  }
}
