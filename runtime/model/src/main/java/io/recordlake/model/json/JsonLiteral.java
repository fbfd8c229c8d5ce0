package io.recordlake.model.json;

/** A typed value that canonical JSON writes as one text under a marker, such as {@code $date}. */
public sealed interface JsonLiteral extends JsonValue
    permits JsonFloat, JsonDecimal, JsonDate, JsonTime, JsonDateTime, JsonBytes, JsonUuid {

  /** The only text that stands for this value. */
  String text();
}
