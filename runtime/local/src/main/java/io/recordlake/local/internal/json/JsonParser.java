package io.recordlake.local.internal.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON value, strictly: no comments, no repeated names, nothing after the value. */
public final class JsonParser {

  private static final int MAX_DEPTH = 500;

  private final String text;
  private int position;
  private int depth;

  private JsonParser(String text) {
    this.text = text;
  }

  /**
   * The value that a text stands for.
   *
   * @throws JsonSyntaxException when the text is not exactly one JSON value
   */
  public static Json parse(String text) {
    JsonParser parser = new JsonParser(text);
    Json value = parser.value();
    parser.skipWhitespace();
    if (parser.position < text.length()) {
      throw parser.unexpected("the end");
    }
    return value;
  }

  private Json value() {
    skipWhitespace();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new Json.Text(string());
      case 't' -> word("true", Json.Truth.TRUE);
      case 'f' -> word("false", Json.Truth.FALSE);
      case 'n' -> word("null", Json.Null.NULL);
      default -> number();
    };
  }

  private Json object() {
    descend();
    Map<String, Json> fields = new LinkedHashMap<>();
    position++;
    skipWhitespace();
    if (peek() != '}') {
      do {
        skipWhitespace();
        if (peek() != '"') {
          throw unexpected("a name in quotes");
        }
        String name = string();
        expect(':');
        if (fields.putIfAbsent(name, value()) != null) {
          throw new JsonSyntaxException("the name \"" + name + "\" stands twice in one object");
        }
      } while (continues('}'));
    } else {
      position++;
    }
    depth--;
    return new Json.Fields(fields);
  }

  private Json array() {
    descend();
    List<Json> elements = new ArrayList<>();
    position++;
    skipWhitespace();
    if (peek() != ']') {
      do {
        elements.add(value());
      } while (continues(']'));
    } else {
      position++;
    }
    depth--;
    return new Json.Elements(elements);
  }

  private void descend() {
    if (++depth > MAX_DEPTH) {
      throw new JsonSyntaxException("it is nested deeper than " + MAX_DEPTH + " levels");
    }
  }

  /** Steps over a comma, or over the end that closes a list of members. */
  private boolean continues(char end) {
    skipWhitespace();
    char next = peek();
    if (next != ',' && next != end) {
      throw unexpected("\",\" or \"" + end + "\"");
    }
    position++;
    return next == ',';
  }

  private Json word(String word, Json value) {
    if (!text.startsWith(word, position)) {
      throw unexpected("a value");
    }
    position += word.length();
    return value;
  }

  private Json number() {
    int start = position;
    if (peek() == '-') {
      position++;
    }
    boolean zero = peek() == '0';
    int whole = digits();
    if (zero && whole > 1) {
      position = start;
      throw unexpected("a number without leading zeros");
    }
    if (peek() == '.') {
      position++;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      position++;
      if (peek() == '+' || peek() == '-') {
        position++;
      }
      digits();
    }
    return new Json.Numeral(text.substring(start, position));
  }

  private int digits() {
    int start = position;
    while (peek() >= '0' && peek() <= '9') {
      position++;
    }
    if (position == start) {
      throw unexpected("a value");
    }
    return position - start;
  }

  private String string() {
    position++;
    StringBuilder string = null;
    int start = position;
    while (position < text.length()) {
      char unit = text.charAt(position);
      if (unit == '"') {
        String rest = text.substring(start, position++);
        return string == null ? rest : string.append(rest).toString();
      }
      if (unit < ' ') {
        break;
      }
      if (unit == '\\') {
        string = string == null ? new StringBuilder() : string;
        string.append(text.substring(start, position++)).append(escaped());
        start = position;
      } else {
        position++;
      }
    }
    throw unexpected("the end of a string");
  }

  private char escaped() {
    char escape = peek();
    position++;
    return switch (escape) {
      case '"', '\\', '/' -> escape;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hexadecimal();
      default -> {
        position--;
        throw unexpected("an escape that JSON knows");
      }
    };
  }

  private char hexadecimal() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      char digit = peek();
      int number = digit < 0x80 ? Character.digit(digit, 16) : -1;
      if (number < 0) {
        throw unexpected("four hexadecimal digits");
      }
      value = value * 16 + number;
      position++;
    }
    return (char) value;
  }

  private void expect(char wanted) {
    skipWhitespace();
    if (peek() != wanted) {
      throw unexpected("\"" + wanted + "\"");
    }
    position++;
  }

  private void skipWhitespace() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
      position++;
    }
  }

  /** The next character; NUL, which JSON text never has bare, at the end. */
  private char peek() {
    return position < text.length() ? text.charAt(position) : '\0';
  }

  private JsonSyntaxException unexpected(String wanted) {
    String found =
        position < text.length()
            ? "\"" + Character.toString(text.codePointAt(position)) + "\""
            : "the end";
    return new JsonSyntaxException(
        wanted + " was expected at position " + position + ", not " + found);
  }
}
