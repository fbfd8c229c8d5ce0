package io.recordlake.model.problem;

import java.util.Locale;

/** Text that fits on one line, whatever it quotes. */
final class OneLine {
  private OneLine() {}

  /** The text with each character that would break or garble a line written as its code. */
  static String of(String text) {
    return text.codePoints().noneMatch(OneLine::breaks) ? text : escaped(text);
  }

  private static String escaped(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (breaks(c)) {
                line.append(String.format(Locale.ROOT, "\\u%04X", c));
              } else {
                line.appendCodePoint(c);
              }
            });
    return line.toString();
  }

  private static boolean breaks(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
