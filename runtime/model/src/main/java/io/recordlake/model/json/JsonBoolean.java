package io.recordlake.model.json;

/**
 * True or false.
 *
 * @param value which of the two
 */
public record JsonBoolean(boolean value) implements JsonValue {
  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.bool(this);
  }
}
