package io.recordlake.model.json;

/**
 * A binary floating-point number, {@code {"$float": "1.5"}}. Zero and negative zero differ.
 *
 * @param value the number; finite
 */
public record JsonFloat(double value) implements JsonLiteral {
  /**
   * Checks the number.
   *
   * @throws JsonException when the number is infinite or not a number
   */
  public JsonFloat {
    if (!Double.isFinite(value)) {
      throw new JsonException(JsonProblem.NOT_FINITE, value + " is no finite number");
    }
  }

  /** The shortest text that reads back as this number, in the form that Python prints. */
  @Override
  public String text() {
    return FloatText.of(value);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.floating(this);
  }
}
