package io.recordlake.local.internal.catalog;

import org.jspecify.annotations.Nullable;

/** Thrown when a table is there but what it is cannot be told. Nothing was changed. */
public final class TableUnreadable extends LakeException {

  private static final long serialVersionUID = 1L;

  public TableUnreadable(Condition condition, String message, @Nullable Throwable cause) {
    super(condition, message, cause);
  }
}
