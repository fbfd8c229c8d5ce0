package io.recordlake.model.json;

/**
 * A position in a JSON text.
 *
 * @param offset the UTF-16 units before it
 * @param line the line, from 1
 * @param column the characters before it in its line, plus 1
 */
public record JsonPosition(int offset, int line, int column) {
  static JsonPosition in(CharSequence text, int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new JsonPosition(offset, line, Character.codePointCount(text, start, offset) + 1);
  }

  /** {@code line 3, column 7}. */
  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
