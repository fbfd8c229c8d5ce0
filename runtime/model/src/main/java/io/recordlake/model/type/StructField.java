package io.recordlake.model.type;

import io.recordlake.model.name.Identifier;

/**
 * A field of a struct.
 *
 * @param name the name
 * @param type the type
 * @param nullable whether the field may be null
 */
public record StructField(Identifier name, DataType type, boolean nullable) {
  /** A nullable field. */
  public static StructField nullable(String name, DataType type) {
    return new StructField(Identifier.of(name), type, true);
  }

  /** A field that is never null. */
  public static StructField notNull(String name, DataType type) {
    return new StructField(Identifier.of(name), type, false);
  }
}
