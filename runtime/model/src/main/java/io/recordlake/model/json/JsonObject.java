package io.recordlake.model.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values by key. The order of the members is kept for who reads them; it is no part of equality,
 * and canonical form has its own.
 *
 * @param members the values by key, keys in normalization form C
 */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {
  /**
   * Copies the members and normalizes their keys.
   *
   * @throws JsonException when two keys are equal once normalized, or a key has half of a surrogate
   *     pair
   */
  public JsonObject {
    Map<String, JsonValue> copy = new LinkedHashMap<>();
    members.forEach((key, value) -> putNew(copy, key, value));
    members = Collections.unmodifiableMap(copy);
  }

  /** Starts an object. */
  public static Builder builder() {
    return new Builder();
  }

  /** The value of that key, or null when there is none. */
  public @Nullable JsonValue get(String key) {
    return members.get(key);
  }

  private static void putNew(Map<String, JsonValue> members, String key, JsonValue value) {
    String normalized = JsonText.normalized(key);
    if (members.putIfAbsent(normalized, value) != null) {
      throw duplicate(normalized);
    }
  }

  static JsonException duplicate(String key) {
    return new JsonException(
        JsonProblem.DUPLICATE_KEY, "the key \"" + key + "\" stands twice in one object");
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.object(this);
  }

  /** Collects the members of an object. */
  public static final class Builder {
    private final Map<String, JsonValue> members = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Adds a member.
     *
     * @throws JsonException when the object has that key already
     */
    public Builder put(String key, JsonValue value) {
      putNew(members, key, value);
      return this;
    }

    /** Adds a text. */
    public Builder put(String key, String value) {
      return put(key, new JsonString(value));
    }

    /** Adds a whole number. */
    public Builder put(String key, long value) {
      return put(key, JsonInteger.of(value));
    }

    /** Adds true or false. */
    public Builder put(String key, boolean value) {
      return put(key, new JsonBoolean(value));
    }

    /** The object. */
    public JsonObject build() {
      return new JsonObject(members);
    }
  }
}
