package io.recordlake.local.internal.sql;

import java.util.Objects;

/** Says that a text is none of the statements that the embedded lakehouse runs. */
public final class SqlSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public SqlSyntaxException(String message) {
    super(message);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return Objects.requireNonNullElse(super.getMessage(), "");
  }
}
