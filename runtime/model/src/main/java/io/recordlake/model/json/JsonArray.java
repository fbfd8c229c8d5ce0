package io.recordlake.model.json;

import java.util.List;

/**
 * Values in an order.
 *
 * @param elements the values
 */
public record JsonArray(List<JsonValue> elements) implements JsonValue {
  /** Copies the values. */
  public JsonArray {
    elements = List.copyOf(elements);
  }

  /** An array of these values. */
  public static JsonArray of(JsonValue... elements) {
    return new JsonArray(List.of(elements));
  }

  /** An array of these texts. */
  public static JsonArray ofStrings(List<String> elements) {
    return new JsonArray(elements.stream().<JsonValue>map(JsonString::new).toList());
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.array(this);
  }
}
