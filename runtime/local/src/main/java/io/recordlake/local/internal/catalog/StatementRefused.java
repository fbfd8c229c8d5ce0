package io.recordlake.local.internal.catalog;

import org.jspecify.annotations.Nullable;

/** Thrown when a statement cannot run. The tables are as they were before it. */
public final class StatementRefused extends LakeException {

  private static final long serialVersionUID = 1L;

  public StatementRefused(Condition condition, String message, @Nullable Throwable cause) {
    super(condition, message, cause);
  }
}
