package io.recordlake.engine.port;

import org.jspecify.annotations.Nullable;

/**
 * Why a backend could not do what it was asked. Carries no secret and no row value.
 *
 * @param type the kind of failure, such as the simple name of the exception behind it
 * @param condition the platform's error condition, such as {@code TABLE_OR_VIEW_NOT_FOUND}, or null
 * @param message what happened, and where known the way out
 */
public record BackendFailure(String type, @Nullable String condition, String message) {
  /** A failure without a platform condition. */
  public static BackendFailure of(String type, String message) {
    return new BackendFailure(type, null, message);
  }
}
