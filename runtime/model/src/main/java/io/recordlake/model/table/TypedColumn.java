package io.recordlake.model.table;

import io.recordlake.model.type.DataType;

/**
 * A column of a generated table class, together with the Java type of the component that declares
 * it. The type exists for the compiler only: it lets application code say which values belong to
 * the column.
 *
 * @param column the declared column
 * @param <T> the component's type, boxed if it is primitive
 */
@SuppressWarnings("UnusedTypeParameter") // that is its purpose
public record TypedColumn<T>(DesiredColumn column) {
  /**
   * The column of the table at that position. Generated code knows which type belongs there.
   *
   * @param table the table
   * @param position the position among the table's columns, from zero
   * @throws IndexOutOfBoundsException when the table has no such column
   */
  public static <T> TypedColumn<T> of(DesiredTable table, int position) {
    return new TypedColumn<>(table.columns().get(position));
  }

  /** The column's name, as declared. */
  public String name() {
    return column.name().value();
  }

  /** The column's type. */
  public DataType type() {
    return column.type();
  }

  /** The column's name. */
  @Override
  public String toString() {
    return name();
  }
}
