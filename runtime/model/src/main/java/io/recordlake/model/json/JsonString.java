package io.recordlake.model.json;

/**
 * Text.
 *
 * @param value the text, in normalization form C
 */
public record JsonString(String value) implements JsonValue {
  /**
   * Normalizes the text.
   *
   * @throws JsonException when the text has half of a surrogate pair
   */
  public JsonString {
    value = JsonText.normalized(value);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.string(this);
  }
}
