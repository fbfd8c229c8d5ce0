package io.recordlake.model.json;

/**
 * A JSON value: the six of RFC 8259 and the typed ones that JSON has no notation for.
 *
 * <p>Every value is immutable and can be written: what canonical JSON cannot carry is refused when
 * the value is built, with a {@link JsonException}. Strings and keys are held in Unicode
 * normalization form C.
 */
public sealed interface JsonValue
    permits JsonNull,
        JsonBoolean,
        JsonInteger,
        JsonString,
        JsonArray,
        JsonObject,
        JsonLiteral,
        JsonDuration,
        JsonColumnValue {

  /** Calls the visitor's method for this kind of value. */
  <R> R accept(JsonVisitor<R> visitor);
}
