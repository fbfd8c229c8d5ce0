package io.recordlake.model.type;

/**
 * A list of values of one type.
 *
 * @param element the type of the elements
 */
public record ArrayType(DataType element) implements DataType {
  /** Checks the depth. */
  public ArrayType {
    Depth.check(element.depth() + 1);
  }

  @Override
  public <R> R accept(DataTypeVisitor<R> visitor) {
    return visitor.array(this);
  }

  @Override
  public int depth() {
    return element.depth() + 1;
  }

  @Override
  public String toString() {
    return label();
  }
}
