package io.recordlake.model.json;

import java.math.BigInteger;

/** Bounds numbers, whose conversion from and to text costs the square of their length. */
final class NumberLimits {
  /** The most bits of an integer or of a decimal's digits. */
  static final int MAX_BITS = 32_768;

  /** The most characters of a number; more than any number within the other limits needs. */
  static final int MAX_LENGTH = 10_000;

  /** The largest power of ten, up or down, that a decimal's digits are multiplied by. */
  static final int MAX_SCALE = 100_000;

  private NumberLimits() {}

  static void checkDigits(BigInteger digits) {
    if (digits.bitLength() > MAX_BITS) {
      throw tooLarge("the number has more than " + MAX_BITS + " bits");
    }
  }

  /** Whether stripping trailing zeros keeps the scale within an {@code int}. */
  static void checkStrippable(int scale) {
    if (beyond(scale, MAX_SCALE + MAX_BITS)) {
      throw tooLargeExponent();
    }
  }

  static void checkScale(int scale) {
    if (beyond(scale, MAX_SCALE)) {
      throw tooLargeExponent();
    }
  }

  private static boolean beyond(int scale, int limit) {
    return scale > limit || scale < -limit;
  }

  static JsonException tooLargeExponent() {
    return tooLarge("the number's exponent is beyond " + MAX_SCALE);
  }

  static void checkLength(int length) {
    if (length > MAX_LENGTH) {
      throw tooLarge("the number has more than " + MAX_LENGTH + " characters");
    }
  }

  private static JsonException tooLarge(String message) {
    return new JsonException(JsonProblem.NUMBER_TOO_LARGE, message);
  }
}
