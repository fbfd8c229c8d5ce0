package io.recordlake.local.internal.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON value. Its text is its JSON, without insignificant whitespace. */
public sealed interface Json {

  /** The value of a field; null when this is no object, or has no such field, or JSON's null. */
  default @Nullable Json get(String field) {
    return null;
  }

  /** The fields, in order; none when this is no object. */
  default Map<String, Json> fields() {
    return Map.of();
  }

  /** The elements; none when this is no array. */
  default List<Json> elements() {
    return List.of();
  }

  /** The text; null when this is no string. */
  default @Nullable String text() {
    return null;
  }

  /** The text of a field; the fallback when there is none. */
  default String text(String field, String fallback) {
    Json value = get(field);
    String text = value == null ? null : value.text();
    return text == null ? fallback : text;
  }

  /** The truth of a field; the fallback when there is none. */
  default boolean truth(String field, boolean fallback) {
    return get(field) instanceof Truth truth ? truth == Truth.TRUE : fallback;
  }

  /** Fields by name. */
  record Fields(Map<String, Json> fields) implements Json {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    @Override
    public @Nullable Json get(String field) {
      Json value = fields.get(field);
      return value == Null.NULL ? null : value;
    }

    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** Values in order. */
  record Elements(List<Json> elements) implements Json {
    public Elements {
      elements = List.copyOf(elements);
    }

    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** Text. */
  record Text(String text) implements Json {
    @Override
    public String toString() {
      return JsonText.of(this);
    }
  }

  /** A number as it is written, so that none is rounded. */
  record Numeral(String literal) implements Json {
    /** A whole number. */
    public static Numeral of(long value) {
      return new Numeral(Long.toString(value));
    }

    /** The whole number; null when it is none, or too large. */
    public @Nullable Long wholeNumber() {
      try {
        return Long.valueOf(literal);
      } catch (NumberFormatException e) {
        return null;
      }
    }

    @Override
    public String toString() {
      return literal;
    }
  }

  /** True or false. */
  enum Truth implements Json {
    TRUE,
    FALSE;

    /** The value of a boolean. */
    public static Truth of(boolean value) {
      return value ? TRUE : FALSE;
    }

    @Override
    public String toString() {
      return this == TRUE ? "true" : "false";
    }
  }

  /** JSON's null. */
  enum Null implements Json {
    NULL;

    @Override
    public String toString() {
      return "null";
    }
  }
}
