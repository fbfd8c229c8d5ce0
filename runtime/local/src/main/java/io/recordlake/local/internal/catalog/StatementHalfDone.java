package io.recordlake.local.internal.catalog;

import org.jspecify.annotations.Nullable;

/** Thrown when a statement changed its table and then failed on another that depends on it. */
public final class StatementHalfDone extends LakeException {

  private static final long serialVersionUID = 1L;

  public StatementHalfDone(Condition condition, String message, @Nullable Throwable cause) {
    super(condition, message, cause);
  }
}
