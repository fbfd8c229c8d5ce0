package io.recordlake.local.internal.delta;

/** Says that a table's log cannot be read as it stands: which file, why, and what to do. */
public final class DamagedLogException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public DamagedLogException(String message) {
    super(message);
  }
}
