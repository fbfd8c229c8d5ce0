package io.recordlake.local.internal.store;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The name of a file in a table's log.
 *
 * @param checkpoint whether it is (part of) a checkpoint rather than a commit
 */
record LogFileName(long version, boolean checkpoint) {

  private static final Pattern NAME =
      Pattern.compile("(\\d{20})\\.(json|checkpoint\\..*(?:parquet|json))");

  static String ofVersion(long version) {
    return String.format(Locale.ROOT, "%020d.json", version);
  }

  /** What a name means; null for a file that is neither a commit nor a checkpoint. */
  static @Nullable LogFileName parse(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return null;
    }
    try {
      return new LogFileName(Long.parseLong(matcher.group(1)), !matcher.group(2).equals("json"));
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
