package io.recordlake.local.internal.catalog;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the lake refuses, with the condition in brackets before the message. */
public abstract sealed class LakeException extends RuntimeException
    permits StatementHalfDone, StatementRefused, TableUnreadable {

  private static final long serialVersionUID = 1L;

  private final Condition condition;

  LakeException(Condition condition, String message, @Nullable Throwable cause) {
    super("[" + condition.id() + "] " + message + " SQLSTATE: " + condition.sqlState(), cause);
    this.condition = condition;
  }

  public Condition condition() {
    return condition;
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return Objects.requireNonNullElse(super.getMessage(), "");
  }
}
