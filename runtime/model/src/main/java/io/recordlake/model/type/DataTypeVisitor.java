package io.recordlake.model.type;

/**
 * Handles each kind of type. It has no default, so a new kind does not compile until each place
 * handles it.
 *
 * @param <R> what a visit answers
 */
public interface DataTypeVisitor<R> {
  /** A type without parts. */
  R scalar(ScalarType type);

  /** A decimal. */
  R decimal(DecimalType type);

  /** An array. */
  R array(ArrayType type);

  /** A map. */
  R map(MapType type);

  /** A struct. */
  R struct(StructType type);
}
