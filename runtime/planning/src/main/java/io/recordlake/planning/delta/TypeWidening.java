package io.recordlake.planning.delta;

import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;

/**
 * Which types Delta widens in place.
 *
 * <p>Source: the Delta protocol's type widening feature; each pair is proven on real engines.
 */
public final class TypeWidening {
  private static final int INTEGER_DIGITS = 10;
  private static final int LONG_DIGITS = 20;

  private TypeWidening() {}

  /** Whether a column of the first type can become one of the second. Equal types cannot. */
  public static boolean allows(DataType from, DataType to) {
    if (from instanceof ScalarType scalar) {
      return to instanceof DecimalType decimal
          ? toDecimal(scalar, decimal)
          : to instanceof ScalarType target && toScalar(scalar, target);
    }
    return from instanceof DecimalType narrow
        && to instanceof DecimalType wide
        && !narrow.equals(wide)
        && wide.scale() >= narrow.scale()
        && wide.integerDigits() >= narrow.integerDigits();
  }

  private static boolean toDecimal(ScalarType from, DecimalType to) {
    return switch (from) {
      case BYTE, SHORT, INTEGER -> to.integerDigits() >= INTEGER_DIGITS;
      case LONG -> to.integerDigits() >= LONG_DIGITS;
      case FLOAT, DOUBLE, BOOLEAN, STRING, BINARY, DATE, TIMESTAMP, TIMESTAMP_NTZ, VARIANT -> false;
    };
  }

  private static boolean toScalar(ScalarType from, ScalarType to) {
    return switch (from) {
      case BYTE ->
          to == ScalarType.SHORT
              || to == ScalarType.INTEGER
              || to == ScalarType.LONG
              || to == ScalarType.DOUBLE;
      case SHORT -> to == ScalarType.INTEGER || to == ScalarType.LONG || to == ScalarType.DOUBLE;
      case INTEGER -> to == ScalarType.LONG || to == ScalarType.DOUBLE;
      case FLOAT -> to == ScalarType.DOUBLE;
      case DATE -> to == ScalarType.TIMESTAMP_NTZ;
      case LONG, DOUBLE, BOOLEAN, STRING, BINARY, TIMESTAMP, TIMESTAMP_NTZ, VARIANT -> false;
    };
  }
}
