package io.recordlake.model.json;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * A length of time, {@code {"$duration_microseconds": 1500000}}.
 *
 * @param microseconds the length; negative when it runs backwards
 */
public record JsonDuration(long microseconds) implements JsonValue {
  /**
   * The length of that duration.
   *
   * @throws JsonException when the duration is finer than a microsecond or longer than 292,000
   *     years
   */
  public static JsonDuration of(Duration duration) {
    TimeText.checkMicroseconds(duration, duration.getNano());
    try {
      long seconds = Math.multiplyExact(duration.getSeconds(), 1_000_000L);
      return new JsonDuration(Math.addExact(seconds, duration.getNano() / 1000));
    } catch (ArithmeticException e) {
      throw new JsonException(
          JsonProblem.OUT_OF_RANGE, duration + " has more microseconds than a long holds");
    }
  }

  /** The length as a duration. */
  public Duration toDuration() {
    return Duration.of(microseconds, ChronoUnit.MICROS);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.duration(this);
  }
}
