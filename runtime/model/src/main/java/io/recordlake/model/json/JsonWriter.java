package io.recordlake.model.json;

import io.recordlake.model.name.CodePointOrder;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Writes one value in canonical form. */
final class JsonWriter implements JsonVisitor<StringBuilder> {
  private static final HexFormat HEX = HexFormat.of();

  private final StringBuilder out = new StringBuilder();
  private CanonicalJson dialect;
  private int depth;

  private JsonWriter(CanonicalJson dialect) {
    this.dialect = dialect;
  }

  static String write(JsonValue value, CanonicalJson dialect) {
    return value.accept(new JsonWriter(dialect)).toString();
  }

  @Override
  public StringBuilder nothing(JsonNull value) {
    return out.append("null");
  }

  @Override
  public StringBuilder bool(JsonBoolean value) {
    return out.append(value.value());
  }

  @Override
  public StringBuilder integer(JsonInteger value) {
    BigInteger number = value.value();
    return number.bitLength() < Long.SIZE ? out.append(number.longValue()) : out.append(number);
  }

  @Override
  public StringBuilder string(JsonString value) {
    return quote(value.value());
  }

  @Override
  public StringBuilder array(JsonArray value) {
    enter('[');
    String separator = "";
    for (JsonValue element : value.elements()) {
      out.append(separator);
      element.accept(this);
      separator = ",";
    }
    return leave(']');
  }

  @Override
  public StringBuilder object(JsonObject value) {
    enter('{');
    List<Map.Entry<String, JsonValue>> members =
        value.members().entrySet().stream()
            .sorted(Map.Entry.comparingByKey(CodePointOrder.INSTANCE))
            .toList();
    String separator = "";
    for (Map.Entry<String, JsonValue> member : members) {
      if (dialect == CanonicalJson.TYPED && Marker.of(member.getKey()) != null) {
        throw reserved(member.getKey());
      }
      quote(out.append(separator), member.getKey()).append(':');
      member.getValue().accept(this);
      separator = ",";
    }
    return leave('}');
  }

  static JsonException reserved(String key) {
    return new JsonException(
        JsonProblem.RESERVED_KEY, "the key \"" + key + "\" stands for a typed value");
  }

  @Override
  public StringBuilder floating(JsonFloat value) {
    return literal(Marker.FLOAT, value);
  }

  @Override
  public StringBuilder decimal(JsonDecimal value) {
    return dialect == CanonicalJson.TYPED
        ? literal(Marker.DECIMAL, value)
        : out.append(fraction(value.text()));
  }

  /** The text, marked so that it does not read back as an integer. */
  private static String fraction(String text) {
    return text.indexOf('.') < 0 && text.indexOf('E') < 0 ? text + ".0" : text;
  }

  @Override
  public StringBuilder date(JsonDate value) {
    return literal(Marker.DATE, value);
  }

  @Override
  public StringBuilder time(JsonTime value) {
    return literal(Marker.TIME, value);
  }

  @Override
  public StringBuilder dateTime(JsonDateTime value) {
    return literal(Marker.DATE_TIME, value);
  }

  @Override
  public StringBuilder bytes(JsonBytes value) {
    return literal(Marker.BYTES, value);
  }

  @Override
  public StringBuilder uuid(JsonUuid value) {
    return literal(Marker.UNIQUE_ID, value);
  }

  @Override
  public StringBuilder duration(JsonDuration value) {
    open(Marker.DURATION).append(value.microseconds());
    return leave('}');
  }

  @Override
  public StringBuilder column(JsonColumnValue value) {
    open(Marker.COLUMN);
    dialect = CanonicalJson.PLAIN;
    value.value().accept(this);
    dialect = CanonicalJson.TYPED;
    return leave('}');
  }

  private StringBuilder literal(Marker marker, JsonLiteral value) {
    quote(open(marker), value.text());
    return leave('}');
  }

  private StringBuilder open(Marker marker) {
    if (dialect == CanonicalJson.PLAIN) {
      throw new JsonException(
          JsonProblem.NOT_IN_DIALECT, "plain JSON has no \"" + marker.key() + "\" value");
    }
    enter('{');
    return quote(out, marker.key()).append(':');
  }

  private void enter(char bracket) {
    if (depth == CanonicalJson.MAX_DEPTH) {
      throw tooDeep();
    }
    depth++;
    out.append(bracket);
  }

  static JsonException tooDeep() {
    return new JsonException(
        JsonProblem.TOO_DEEP,
        "more than " + CanonicalJson.MAX_DEPTH + " arrays and objects stand inside each other");
  }

  private StringBuilder leave(char bracket) {
    depth--;
    return out.append(bracket);
  }

  private StringBuilder quote(String text) {
    return quote(out, text);
  }

  private static StringBuilder quote(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      switch (unit) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (unit < ' ') {
            HEX.toHexDigits(out.append("\\u00"), (byte) unit);
          } else {
            out.append(unit);
          }
        }
      }
    }
    return out.append('"');
  }
}
