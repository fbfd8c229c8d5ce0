package io.recordlake.local.internal.json;

import java.util.Objects;

/** Says why a text is not JSON. */
public final class JsonSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  JsonSyntaxException(String message) {
    super(message);
  }

  /** Never null. */
  @Override
  public String getMessage() {
    return Objects.requireNonNullElse(super.getMessage(), "");
  }
}
