package io.recordlake.model.json;

import java.time.LocalDate;

/**
 * A day, {@code {"$date": "2024-02-29"}}.
 *
 * @param value the day, of the years 1 to 9999
 */
public record JsonDate(LocalDate value) implements JsonLiteral {
  /**
   * Checks the year.
   *
   * @throws JsonException when the year is not one of 1 to 9999
   */
  public JsonDate {
    TimeText.checkYear(value.getYear());
  }

  @Override
  public String text() {
    return TimeText.of(value);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.date(this);
  }
}
