package io.recordlake.model.json;

/** The null value. */
public record JsonNull() implements JsonValue {
  /** The value; all are equal. */
  public static final JsonNull NULL = new JsonNull();

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.nothing(this);
  }
}
