package io.recordlake.processor.report;

import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Guesses which name was meant. */
public final class NameSuggestion {

  private NameSuggestion() {}

  /**
   * The candidate that is nearest to what was written, or null when none is near: more than a third
   * of the letters, or one in a short name, would have to change.
   */
  public static @Nullable String nearest(String written, Collection<String> candidates) {
    int limit = Math.max(1, written.length() / 3);
    String best = null;
    for (String candidate : candidates) {
      if (Math.abs(candidate.length() - written.length()) > limit) {
        continue;
      }
      int distance = distance(written.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (distance <= limit) {
        limit = distance - 1;
        best = candidate;
      }
    }
    return best;
  }

  /** How many letters must be inserted, removed or replaced. */
  static int distance(String left, String right) {
    int[] previous = new int[right.length() + 1];
    for (int j = 0; j <= right.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= left.length(); i++) {
      int[] current = new int[right.length() + 1];
      current[0] = i;
      for (int j = 1; j <= right.length(); j++) {
        int replaced = previous[j - 1] + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[right.length()];
  }
}
