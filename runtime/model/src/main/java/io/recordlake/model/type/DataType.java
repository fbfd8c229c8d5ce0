package io.recordlake.model.type;

/**
 * The type of a column. Equality is structural; names of struct fields are compared ignoring case.
 *
 * <p>The nullability of array elements and map values and comments below a column are not part of a
 * type.
 */
public sealed interface DataType permits ScalarType, DecimalType, ArrayType, MapType, StructType {
  /** The deepest nesting that a type may have; a scalar has depth 1. */
  int MAX_DEPTH = 100;

  /** Calls the visitor's method for this kind of type. */
  <R> R accept(DataTypeVisitor<R> visitor);

  /** How many levels of types this type has; a scalar has 1. */
  int depth();

  /** The type as reports show it, such as {@code Map<String, Decimal(12,2)>}. */
  default String label() {
    return accept(TypeLabel.INSTANCE);
  }
}
