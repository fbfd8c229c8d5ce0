package io.recordlake.local.internal.json;

import java.util.Map;

/** Writes values as JSON. */
final class JsonText {

  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  static String of(Json value) {
    StringBuilder text = new StringBuilder();
    append(value, text);
    return text.toString();
  }

  private static void append(Json value, StringBuilder text) {
    if (value instanceof Json.Fields object) {
      char separator = '{';
      for (Map.Entry<String, Json> field : object.fields().entrySet()) {
        text.append(separator);
        appendQuoted(field.getKey(), text);
        text.append(':');
        append(field.getValue(), text);
        separator = ',';
      }
      text.append(separator == '{' ? "{}" : "}");
    } else if (value instanceof Json.Elements array) {
      char separator = '[';
      for (Json element : array.elements()) {
        text.append(separator);
        append(element, text);
        separator = ',';
      }
      text.append(separator == '[' ? "[]" : "]");
    } else if (value instanceof Json.Text string) {
      appendQuoted(string.text(), text);
    } else {
      text.append(value);
    }
  }

  private static void appendQuoted(String string, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char unit = string.charAt(i);
      switch (unit) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        default -> {
          // Half of a surrogate pair has no UTF-8 form; escaped, it survives.
          if (unit < ' ' || isLoneSurrogate(string, i)) {
            text.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
              text.append(HEX.charAt((unit >> shift) & 0xF));
            }
          } else {
            text.append(unit);
          }
        }
      }
    }
    text.append('"');
  }

  private static boolean isLoneSurrogate(String string, int index) {
    char unit = string.charAt(index);
    if (Character.isHighSurrogate(unit)) {
      return index + 1 == string.length() || !Character.isLowSurrogate(string.charAt(index + 1));
    }
    return Character.isLowSurrogate(unit)
        && (index == 0 || !Character.isHighSurrogate(string.charAt(index - 1)));
  }
}
