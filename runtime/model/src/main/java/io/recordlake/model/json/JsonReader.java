package io.recordlake.model.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads one JSON text, by recursive descent of bounded depth. */
final class JsonReader {
  private static final int DIGITS_OF_A_LONG = 18;

  private final JsonScanner scanner;
  private int depth;

  JsonReader(String text) {
    this.scanner = new JsonScanner(text);
  }

  JsonValue document(CanonicalJson dialect) {
    scanner.skipSpace();
    JsonValue value = value(dialect);
    scanner.skipSpace();
    if (!scanner.atEnd()) {
      throw scanner.refuse(
          JsonProblem.TRAILING_TEXT, scanner.found() + " stands after the end of the value");
    }
    return value;
  }

  private JsonValue value(CanonicalJson dialect) {
    return switch (scanner.peek()) {
      case '{' -> object(dialect);
      case '[' -> array(dialect);
      case '"' -> new JsonString(scanner.string());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(dialect);
      default -> word(scanner.offset(), scanner.word());
    };
  }

  private JsonValue word(int start, String word) {
    return switch (word) {
      case "null" -> JsonNull.NULL;
      case "true" -> new JsonBoolean(true);
      case "false" -> new JsonBoolean(false);
      case "NaN", "Infinity" ->
          throw scanner.refuse(JsonProblem.NOT_FINITE, word + " is no JSON value", start);
      case "" ->
          throw scanner.refuse(JsonProblem.SYNTAX, scanner.found() + " starts no JSON value");
      default ->
          throw scanner.refuse(JsonProblem.SYNTAX, "the word " + word + " is no JSON value", start);
    };
  }

  private JsonValue number(CanonicalJson dialect) {
    int start = scanner.offset();
    String token = scanner.number();
    boolean whole = token.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
    if (!whole && dialect == CanonicalJson.TYPED) {
      throw scanner.refuse(
          JsonProblem.NOT_IN_DIALECT,
          "a number with a fraction or an exponent must be a \"$decimal\" or a \"$float\" value",
          start);
    }
    return locate(start, token, whole ? JsonReader::integer : JsonReader::fraction);
  }

  private static JsonValue integer(String token) {
    if (token.length() <= DIGITS_OF_A_LONG) {
      return JsonInteger.of(Long.parseLong(token));
    }
    NumberLimits.checkLength(token.length());
    return new JsonInteger(new BigInteger(token));
  }

  private static JsonValue fraction(String token) {
    try {
      return JsonDecimal.parse(token);
    } catch (NumberFormatException e) {
      // The token is a number, so it is the exponent that an int does not hold.
      throw NumberLimits.tooLargeExponent();
    }
  }

  private JsonValue array(CanonicalJson dialect) {
    enter();
    List<JsonValue> elements = new ArrayList<>();
    scanner.skipSpace();
    if (!scanner.take(']')) {
      do {
        scanner.skipSpace();
        elements.add(value(dialect));
        scanner.skipSpace();
      } while (scanner.take(','));
      scanner.expect(']', "\",\" or \"]\"");
    }
    depth--;
    return new JsonArray(elements);
  }

  private JsonValue object(CanonicalJson dialect) {
    int start = scanner.offset();
    enter();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    scanner.skipSpace();
    if (!scanner.take('}')) {
      do {
        scanner.skipSpace();
        int keyStart = scanner.offset();
        String key = key();
        Marker marker = dialect == CanonicalJson.TYPED ? Marker.of(key) : null;
        if (marker != null) {
          requireAlone(members.isEmpty(), key, keyStart);
          return typed(marker, start, keyStart);
        }
        if (members.putIfAbsent(key, value(dialect)) != null) {
          throw JsonObject.duplicate(key).at(scanner.position(keyStart));
        }
        scanner.skipSpace();
      } while (scanner.take(','));
      scanner.expect('}', "\",\" or \"}\"");
    }
    depth--;
    return new JsonObject(members);
  }

  /** Reads a key and its colon, up to the value. */
  private String key() {
    if (scanner.peek() != '"') {
      throw scanner.refuse(JsonProblem.SYNTAX, scanner.found() + " stands in place of a key");
    }
    String key = JsonText.normalized(scanner.string());
    scanner.skipSpace();
    scanner.expect(':', "\":\"");
    scanner.skipSpace();
    return key;
  }

  private JsonValue typed(Marker marker, int start, int keyStart) {
    JsonValue content = value(marker == Marker.COLUMN ? CanonicalJson.PLAIN : CanonicalJson.TYPED);
    scanner.skipSpace();
    requireAlone(scanner.peek() != ',', marker.key(), keyStart);
    scanner.expect('}', "\"}\"");
    depth--;
    return locate(start, content, marker::decode);
  }

  private void requireAlone(boolean alone, String key, int keyStart) {
    if (!alone) {
      throw scanner.refuse(
          JsonProblem.RESERVED_KEY,
          "the key \"" + key + "\" stands for a typed value and takes no neighbour",
          keyStart);
    }
  }

  private void enter() {
    if (depth == CanonicalJson.MAX_DEPTH) {
      throw JsonWriter.tooDeep().at(scanner.position(scanner.offset()));
    }
    depth++;
    scanner.skip();
  }

  private <T> JsonValue locate(int start, T content, Function<T, JsonValue> builder) {
    try {
      return builder.apply(content);
    } catch (JsonException e) {
      throw e.at(scanner.position(start));
    }
  }
}
