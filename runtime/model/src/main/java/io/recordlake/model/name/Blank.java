package io.recordlake.model.name;

/** Tells text that shows nothing. */
public final class Blank {
  private static final int NEXT_LINE = 0x85;

  private Blank() {}

  /**
   * Whether the text is empty or all white space. Unlike {@link String#isBlank} this counts the
   * no-break spaces {@code U+00A0}, {@code U+2007} and {@code U+202F}.
   */
  public static boolean isBlank(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isSpace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** No supplementary character is a space. */
  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == NEXT_LINE;
  }
}
