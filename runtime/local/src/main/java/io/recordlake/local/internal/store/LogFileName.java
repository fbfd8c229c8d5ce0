package io.recordlake.local.internal.store;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The name of a file in a table's log.
 *
 * @param checkpoint whether it is (part of) a checkpoint rather than a commit
 */
record LogFileName(long version, boolean checkpoint) {

  private static final Pattern CHECKPOINT =
      Pattern.compile("\\d{20}\\.checkpoint\\..*(?:parquet|json)");
  private static final int DIGITS = 20;
  private static final long MAX_BEFORE_LAST_DIGIT = Long.MAX_VALUE / 10;

  static String ofVersion(long version) {
    String digits = Long.toString(version);
    return "0".repeat(DIGITS - digits.length()) + digits + ".json";
  }

  /** What a name means; null for a file that is neither a commit nor a checkpoint. */
  static @Nullable LogFileName parse(String name) {
    boolean commit = name.length() == DIGITS + ".json".length() && name.endsWith(".json");
    if (!commit && !CHECKPOINT.matcher(name).matches()) {
      return null;
    }
    long version = 0;
    for (int i = 0; i < DIGITS; i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9 || version > MAX_BEFORE_LAST_DIGIT) {
        return null;
      }
      version = version * 10 + digit;
    }
    return version < 0 ? null : new LogFileName(version, !commit);
  }
}
