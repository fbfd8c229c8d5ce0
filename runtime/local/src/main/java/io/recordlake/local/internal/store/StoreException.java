package io.recordlake.local.internal.store;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Says what the store could not do: which file, why, and what to do. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public StoreException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return Objects.requireNonNullElse(super.getMessage(), "");
  }
}
