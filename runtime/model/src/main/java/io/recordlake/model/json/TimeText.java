package io.recordlake.model.json;

import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Locale;

/** The text of dates and times: four-digit years, microseconds or none. */
final class TimeText {
  private static final int MAX_YEAR = 9999;
  private static final int NANOS_PER_MICRO = 1000;

  private TimeText() {}

  static void checkYear(int year) {
    if (year < 1 || year > MAX_YEAR) {
      throw new JsonException(
          JsonProblem.OUT_OF_RANGE, "the year " + year + " is not one of 1 to " + MAX_YEAR);
    }
  }

  static void checkMicroseconds(Object value, long nanos) {
    if (nanos % NANOS_PER_MICRO != 0) {
      throw new JsonException(JsonProblem.OUT_OF_RANGE, value + " is finer than a microsecond");
    }
  }

  static String of(LocalDate date) {
    return date.toString();
  }

  static String of(LocalTime time) {
    String seconds =
        String.format(
            Locale.ROOT, "%02d:%02d:%02d", time.getHour(), time.getMinute(), time.getSecond());
    int micros = time.getNano() / NANOS_PER_MICRO;
    return micros == 0 ? seconds : seconds + String.format(Locale.ROOT, ".%06d", micros);
  }
}
