package io.recordlake.deltasql.read;

import io.recordlake.engine.port.BackendFailure;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The platform's error conditions. */
public final class ErrorCondition {
  /** The table does not exist; nor may its schema or its catalog. */
  public static final String TABLE_OR_VIEW_NOT_FOUND = "TABLE_OR_VIEW_NOT_FOUND";

  private static final Pattern LEADING = Pattern.compile("\\s*\\[([A-Z0-9_.]+)\\]");

  private ErrorCondition() {}

  /** The condition in brackets that starts a message, or null. */
  public static @Nullable String in(String message) {
    Matcher matcher = LEADING.matcher(message);
    return matcher.lookingAt() ? matcher.group(1) : null;
  }

  /** The condition of a failure: as it states it, else as its message starts; or null. */
  public static @Nullable String of(BackendFailure failure) {
    return failure.condition() == null ? in(failure.message()) : failure.condition();
  }
}
