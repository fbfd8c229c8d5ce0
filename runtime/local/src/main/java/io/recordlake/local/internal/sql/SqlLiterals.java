package io.recordlake.local.internal.sql;

/** What quoted text in a statement stands for, as Spark 4 reads it. */
final class SqlLiterals {

  private static final int MAX_OCTAL = 0177;

  private SqlLiterals() {}

  /** The identifier between backticks; a doubled backtick stands for one. */
  static String identifier(String quoted) {
    return quoted.substring(1, quoted.length() - 1).replace("``", "`");
  }

  /**
   * The text between single quotes. A backslash escapes the character after it: some letters stand
   * for control characters, {@code \%} and {@code \_} keep their backslash, {@code \}{@code u} and
   * {@code \U} with four and eight hexadecimal digits and three octal digits up to 177 stand for a
   * character, and anything else for itself. A doubled quote stands for one.
   */
  static String string(String quoted) {
    StringBuilder text = new StringBuilder(quoted.length());
    int end = quoted.length() - 1;
    int i = 1;
    while (i < end) {
      char c = quoted.charAt(i);
      if (c == '\'') {
        text.append(c);
        i += 2;
      } else if (c != '\\' || i + 1 == end) {
        text.append(c);
        i++;
      } else {
        i = unescape(quoted, i + 1, end, text);
      }
    }
    return text.toString();
  }

  /** Appends what the escape at {@code start}, after its backslash, stands for; where it ends. */
  private static int unescape(String quoted, int start, int end, StringBuilder text) {
    char escaped = quoted.charAt(start);
    if (escaped == 'u' && digits(quoted, start + 1, 4, 16, end)) {
      text.append((char) Integer.parseInt(quoted, start + 1, start + 5, 16));
      return start + 5;
    }
    if (escaped == 'U' && digits(quoted, start + 1, 8, 16, end)) {
      appendCodePoint(Long.parseLong(quoted, start + 1, start + 9, 16), text);
      return start + 9;
    }
    if (digits(quoted, start, 3, 8, end)) {
      int value = Integer.parseInt(quoted, start, start + 3, 8);
      if (value <= MAX_OCTAL) {
        text.append((char) value);
        return start + 3;
      }
    }
    switch (escaped) {
      case '0' -> text.append('\0');
      case 'b' -> text.append('\b');
      case 'n' -> text.append('\n');
      case 'r' -> text.append('\r');
      case 't' -> text.append('\t');
      case 'Z' -> text.append('\u001A');
      case '%' -> text.append("\\%");
      case '_' -> text.append("\\_");
      default -> text.append(escaped);
    }
    return start + 1;
  }

  private static void appendCodePoint(long codePoint, StringBuilder text) {
    if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      text.append((char) codePoint);
      return;
    }
    long offset = codePoint - Character.MIN_SUPPLEMENTARY_CODE_POINT;
    text.append((char) (offset / 0x400 + Character.MIN_HIGH_SURROGATE));
    text.append((char) (offset % 0x400 + Character.MIN_LOW_SURROGATE));
  }

  private static boolean digits(String text, int start, int count, int radix, int end) {
    if (start + count > end) {
      return false;
    }
    for (int i = start; i < start + count; i++) {
      char c = text.charAt(i);
      if (c > 'f' || Character.digit(c, radix) < 0) {
        return false;
      }
    }
    return true;
  }
}
