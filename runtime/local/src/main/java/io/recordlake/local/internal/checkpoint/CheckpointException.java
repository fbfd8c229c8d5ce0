package io.recordlake.local.internal.checkpoint;

import org.jspecify.annotations.Nullable;

/** Says why a checkpoint could not be read. */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public CheckpointException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
