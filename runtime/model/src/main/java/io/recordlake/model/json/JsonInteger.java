package io.recordlake.model.json;

import java.math.BigInteger;

/**
 * A whole number of any size up to 32,768 bits.
 *
 * @param value the number
 */
public record JsonInteger(BigInteger value) implements JsonValue {
  /**
   * Checks the size.
   *
   * @throws JsonException when the number is larger than we carry
   */
  public JsonInteger {
    NumberLimits.checkDigits(value);
  }

  /** The integer of this value. */
  public static JsonInteger of(long value) {
    return new JsonInteger(BigInteger.valueOf(value));
  }

  /** Whether the number is an {@code int}. */
  public boolean isInt() {
    return value.bitLength() < Integer.SIZE;
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.integer(this);
  }
}
