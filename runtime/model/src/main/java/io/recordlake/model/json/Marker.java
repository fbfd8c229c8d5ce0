package io.recordlake.model.json;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The keys under which typed values stand. */
enum Marker {
  FLOAT("$float"),
  DECIMAL("$decimal"),
  DATE("$date"),
  TIME("$time"),
  DATE_TIME("$datetime"),
  BYTES("$bytes"),
  UNIQUE_ID("$uuid"),
  DURATION("$duration_microseconds"),
  COLUMN("$json");

  private final String key;

  Marker(String key) {
    this.key = key;
  }

  /** The marker that is this key, or null when the key is an ordinary one. */
  static @Nullable Marker of(String key) {
    if (!key.startsWith("$")) {
      return null;
    }
    return Arrays.stream(values())
        .filter(marker -> marker.key.equals(key))
        .findFirst()
        .orElse(null);
  }

  String key() {
    return key;
  }

  /**
   * The typed value with this content.
   *
   * @throws JsonException when the content is not the one that stands for a value of the type
   */
  JsonValue decode(JsonValue content) {
    if (this == COLUMN) {
      return new JsonColumnValue(content);
    }
    if (this == DURATION
        && content instanceof JsonInteger integer
        && integer.value().bitLength() < Long.SIZE) {
      return new JsonDuration(integer.value().longValue());
    }
    if (content instanceof JsonString string) {
      JsonLiteral value = literal(string.value());
      // Parsers of the JDK are lenient; only one text stands for a value.
      if (value != null && value.text().equals(string.value())) {
        return value;
      }
    }
    throw new JsonException(
        JsonProblem.BAD_TYPED_VALUE, "the content of \"" + key + "\" is not in its canonical form");
  }

  private @Nullable JsonLiteral literal(String text) {
    try {
      return switch (this) {
        case FLOAT -> new JsonFloat(Double.parseDouble(text));
        case DECIMAL -> JsonDecimal.parse(text);
        case DATE -> new JsonDate(LocalDate.parse(text));
        case TIME -> new JsonTime(LocalTime.parse(text));
        case DATE_TIME -> new JsonDateTime(OffsetDateTime.parse(text).toInstant());
        case BYTES -> new JsonBytes(text);
        case UNIQUE_ID -> new JsonUuid(UUID.fromString(text));
        case DURATION, COLUMN -> null;
      };
    } catch (JsonException e) {
      // The text was understood, and its value is refused for a reason of its own.
      throw e;
    } catch (IllegalArgumentException | DateTimeException e) {
      return null;
    }
  }
}
