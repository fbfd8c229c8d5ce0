package io.recordlake.model.json;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/**
 * An instant, written in UTC: {@code {"$datetime": "2024-02-29T12:30:00.000001+00:00"}}.
 *
 * @param value the instant, in whole microseconds, of the years 1 to 9999
 */
public record JsonDateTime(Instant value) implements JsonLiteral {
  private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

  /**
   * Checks year and precision.
   *
   * @throws JsonException when the instant is finer than a microsecond, or its year in UTC is not
   *     one of 1 to 9999
   */
  public JsonDateTime {
    if (value.isBefore(FIRST) || !value.isBefore(END)) {
      throw new JsonException(
          JsonProblem.OUT_OF_RANGE, "the instant " + value + " is not of the years 1 to 9999");
    }
    TimeText.checkMicroseconds(value, value.get(ChronoField.NANO_OF_SECOND));
  }

  @Override
  public String text() {
    LocalDateTime utc = LocalDateTime.ofInstant(value, ZoneOffset.UTC);
    return TimeText.of(utc.toLocalDate()) + "T" + TimeText.of(utc.toLocalTime()) + "+00:00";
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.dateTime(this);
  }
}
