package io.recordlake.model.json;

import java.time.LocalTime;

/**
 * A time of day, {@code {"$time": "12:30:00.000001"}}: always with seconds, and with six digits of
 * fraction or none.
 *
 * @param value the time, in whole microseconds
 */
public record JsonTime(LocalTime value) implements JsonLiteral {
  /**
   * Checks the precision.
   *
   * @throws JsonException when the time is finer than a microsecond
   */
  public JsonTime {
    TimeText.checkMicroseconds(value, value.toNanoOfDay());
  }

  @Override
  public String text() {
    return TimeText.of(value);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.time(this);
  }
}
