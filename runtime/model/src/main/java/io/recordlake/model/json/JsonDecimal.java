package io.recordlake.model.json;

import java.math.BigDecimal;

/**
 * An exact decimal number, {@code {"$decimal": "12.5"}}. Trailing zeros are no part of it: {@code
 * 12.50} is {@code 12.5}, and {@code 100} is written {@code 1E+2}. No digit is ever rounded.
 *
 * @param value the number, without trailing zeros
 */
public record JsonDecimal(BigDecimal value) implements JsonLiteral {
  /**
   * Strips trailing zeros and checks the size.
   *
   * @throws JsonException when the number has more digits or a larger exponent than we carry
   */
  public JsonDecimal {
    NumberLimits.checkDigits(value.unscaledValue());
    NumberLimits.checkStrippable(value.scale());
    value = value.stripTrailingZeros();
    NumberLimits.checkScale(value.scale());
  }

  /**
   * The number of that text.
   *
   * @throws NumberFormatException when the text is no decimal number
   * @throws JsonException when the number is larger than we carry
   */
  static JsonDecimal parse(String text) {
    NumberLimits.checkLength(text.length());
    return new JsonDecimal(new BigDecimal(text));
  }

  @Override
  public String text() {
    return value.toString();
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.decimal(this);
  }
}
