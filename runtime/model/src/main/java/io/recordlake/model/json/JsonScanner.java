package io.recordlake.model.json;

import java.util.HexFormat;

/** Reads the words, numbers, strings and marks of a JSON text. */
final class JsonScanner {
  private static final int END = -1;

  private final String text;
  private int at;

  JsonScanner(String text) {
    this.text = text;
  }

  int offset() {
    return at;
  }

  boolean atEnd() {
    return at == text.length();
  }

  /** The next UTF-16 unit, or -1 at the end. */
  int peek() {
    return atEnd() ? END : text.charAt(at);
  }

  void skip() {
    at++;
  }

  void skipSpace() {
    while (!atEnd() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  boolean take(char mark) {
    if (peek() != mark) {
      return false;
    }
    at++;
    return true;
  }

  void expect(char mark, String wanted) {
    if (!take(mark)) {
      throw refuse(JsonProblem.SYNTAX, found() + " stands in place of " + wanted);
    }
  }

  /** Reads the letters from here on, perhaps none. */
  String word() {
    int start = at;
    while (isLetter(peek())) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isLetter(int unit) {
    return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
  }

  private static boolean isDigit(int unit) {
    return unit >= '0' && unit <= '9';
  }

  /** Reads a number, which starts here. */
  String number() {
    int start = at;
    take('-');
    if (isLetter(peek())) {
      throw "Infinity".equals(word())
          ? refuse(JsonProblem.NOT_FINITE, "-Infinity is no JSON value", start)
          : badNumber(start, "a minus sign takes a number");
    }
    if (take('0')) {
      if (isDigit(peek())) {
        throw badNumber(start, "a number must not start with a zero");
      }
    } else {
      digits(start, "a minus sign takes a digit");
    }
    if (take('.')) {
      digits(start, "a decimal point takes a digit after it");
    }
    if (take('e') || take('E')) {
      if (!take('+')) {
        take('-');
      }
      digits(start, "an exponent takes a digit");
    }
    int next = peek();
    if (isLetter(next) || isDigit(next) || next == '.' || next == '+' || next == '-') {
      throw badNumber(start, found() + " must not follow a number");
    }
    return text.substring(start, at);
  }

  private void digits(int start, String rule) {
    if (!isDigit(peek())) {
      throw badNumber(start, rule);
    }
    while (isDigit(peek())) {
      at++;
    }
  }

  private JsonException badNumber(int start, String message) {
    return refuse(JsonProblem.BAD_NUMBER, message, start);
  }

  /** Reads a string, whose opening quote stands here. */
  String string() {
    int start = at;
    at++;
    StringBuilder value = new StringBuilder();
    while (true) {
      int unit = peek();
      if (unit == END) {
        throw refuse(JsonProblem.SYNTAX, "the string has no end", start);
      }
      if (unit == '"') {
        at++;
        return value.toString();
      }
      if (unit < ' ') {
        throw refuse(JsonProblem.BAD_STRING, "a string has " + found() + ", which must be escaped");
      }
      appendCharacter(value);
    }
  }

  private void appendCharacter(StringBuilder value) {
    int start = at;
    boolean escaped = peek() == '\\';
    char first = unit();
    value.append(first);
    if (Character.isSurrogate(first)) {
      // Both halves are written the same way: as two escapes, or as one character.
      boolean sameWay = escaped ? text.startsWith("\\u", at) : peek() != '\\';
      boolean mayPair = Character.isHighSurrogate(first) && sameWay && !atEnd();
      char second = mayPair ? unit() : 0;
      if (!Character.isLowSurrogate(second)) {
        throw JsonText.loneSurrogate(first).at(position(start));
      }
      value.append(second);
    }
  }

  /** Reads one UTF-16 unit of a string, escaped or not. */
  private char unit() {
    int start = at;
    char unit = text.charAt(at++);
    if (unit != '\\') {
      return unit;
    }
    int escape = peek();
    at++;
    return switch (escape) {
      case '"', '\\', '/' -> (char) escape;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hex(start);
      default -> throw refuse(JsonProblem.BAD_STRING, "a string has an unknown escape", start);
    };
  }

  private char hex(int start) {
    int end = at + 4;
    for (int i = at; i < end; i++) {
      if (i >= text.length() || !HexFormat.isHexDigit(text.charAt(i))) {
        throw refuse(JsonProblem.BAD_STRING, "the escape \\u takes four hexadecimal digits", start);
      }
    }
    char unit = (char) HexFormat.fromHexDigits(text, at, end);
    at = end;
    return unit;
  }

  /** What stands here, for a message. */
  String found() {
    if (atEnd()) {
      return "the end of the text";
    }
    int codePoint = text.codePointAt(at);
    boolean visible = codePoint > ' ' && codePoint < 0x7f;
    return visible ? "the character " + (char) codePoint : JsonText.codePoint(codePoint);
  }

  JsonPosition position(int offset) {
    return JsonPosition.in(text, offset);
  }

  JsonException refuse(JsonProblem problem, String detail) {
    return refuse(problem, detail, at);
  }

  JsonException refuse(JsonProblem problem, String detail, int offset) {
    return new JsonException(problem, detail, position(offset));
  }
}
