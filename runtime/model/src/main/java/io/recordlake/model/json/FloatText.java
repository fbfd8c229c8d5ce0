package io.recordlake.model.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Prints floating-point numbers with as few digits as read back the same, and of those the nearest.
 * {@link Double#toString} prints too many digits for some numbers before Java 19, so its answer
 * depends on the runtime.
 */
final class FloatText {
  private static final double EXACT_INTEGERS = 0x1p53;
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private FloatText() {}

  /** The text of a finite number, as Python's {@code repr} has it. */
  static String of(double value) {
    boolean negative = Double.doubleToRawLongBits(value) < 0;
    return (negative ? "-" : "") + unsigned(Math.abs(value));
  }

  private static String unsigned(double value) {
    if (value == 0) {
      return "0.0";
    }
    BigDecimal shortest = shortest(value).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (exponent < -4 || exponent >= 16) {
      return scientific(shortest.unscaledValue().toString(), exponent);
    }
    String plain = shortest.toPlainString();
    return plain.indexOf('.') < 0 ? plain + ".0" : plain;
  }

  private static String scientific(String digits, int exponent) {
    StringBuilder text = new StringBuilder().append(digits.charAt(0));
    if (digits.length() > 1) {
      text.append('.').append(digits, 1, digits.length());
    }
    text.append('e').append(exponent < 0 ? '-' : '+');
    int size = Math.abs(exponent);
    return text.append(size < 10 ? "0" : "").append(size).toString();
  }

  private static BigDecimal shortest(double value) {
    if (value < EXACT_INTEGERS && value == Math.rint(value)) {
      return BigDecimal.valueOf((long) value);
    }
    BigDecimal exact = new BigDecimal(value);
    Range readsBack = Range.around(value, exact);
    // Seventeen digits always read back, so this ends.
    for (int digits = 1; ; digits++) {
      BigDecimal below = exact.round(new MathContext(digits, RoundingMode.DOWN));
      if (below.compareTo(exact) == 0) {
        return below;
      }
      BigDecimal above = below.add(below.ulp());
      int side = exact.subtract(below).compareTo(above.subtract(exact));
      boolean down = side < 0 || (side == 0 && isEven(below));
      // Under a power of two numbers stand closer: there the farther neighbour may be the only one.
      BigDecimal nearer = down ? below : above;
      BigDecimal farther = down ? above : below;
      if (readsBack.has(nearer)) {
        return nearer;
      }
      if (readsBack.has(farther)) {
        return farther;
      }
    }
  }

  private static boolean isEven(BigDecimal number) {
    return !number.unscaledValue().testBit(0);
  }

  /** The numbers that round to one floating-point number. */
  private record Range(BigDecimal low, BigDecimal high, boolean closed) {
    static Range around(double value, BigDecimal exact) {
      BigDecimal low = exact.add(new BigDecimal(Math.nextDown(value))).multiply(HALF);
      BigDecimal high = exact.add(new BigDecimal(Math.ulp(value)).multiply(HALF));
      // Ties go to the even significand.
      boolean even = (Double.doubleToRawLongBits(value) & 1) == 0;
      return new Range(low, high, even);
    }

    boolean has(BigDecimal number) {
      int fromLow = number.compareTo(low);
      int toHigh = high.compareTo(number);
      return closed ? fromLow >= 0 && toHigh >= 0 : fromLow > 0 && toHigh > 0;
    }
  }
}
