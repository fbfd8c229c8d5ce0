package io.recordlake.engine.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** A backend's text, as reports show it: its first lines. */
final class Diagnostic {
  private static final int MAX_LINES = 5;

  /** Every line break that any platform writes. */
  private static final Pattern BREAK =
      Pattern.compile("\r\n|[\n\u000b\f\r\u001c\u001d\u001e\u0085\u2028\u2029]");

  private Diagnostic() {}

  /** The headline with the text's first line, then up to four more. */
  static List<String> lines(String headline, String text) {
    List<String> all = Arrays.asList(BREAK.split(text.strip()));
    List<String> lines = new ArrayList<>();
    lines.add(headline + " - " + all.get(0));
    all.subList(1, Math.min(all.size(), MAX_LINES)).forEach(line -> lines.add(line.strip()));
    if (all.size() > MAX_LINES) {
      lines.add("… (" + (all.size() - MAX_LINES) + " more lines)");
    }
    return List.copyOf(lines);
  }
}
