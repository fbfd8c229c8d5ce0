package io.recordlake.model.json;

/**
 * Handles each kind of JSON value. It has no default, so a new kind does not compile until each
 * place handles it.
 *
 * @param <R> what a visit answers
 */
public interface JsonVisitor<R> {
  /** The null value. */
  R nothing(JsonNull value);

  /** True or false. */
  R bool(JsonBoolean value);

  /** A whole number. */
  R integer(JsonInteger value);

  /** Text. */
  R string(JsonString value);

  /** Values in an order. */
  R array(JsonArray value);

  /** Values by key. */
  R object(JsonObject value);

  /** A binary floating-point number. */
  R floating(JsonFloat value);

  /** An exact decimal number. */
  R decimal(JsonDecimal value);

  /** A day. */
  R date(JsonDate value);

  /** A time of day. */
  R time(JsonTime value);

  /** An instant. */
  R dateTime(JsonDateTime value);

  /** Bytes. */
  R bytes(JsonBytes value);

  /** A UUID. */
  R uuid(JsonUuid value);

  /** A length of time. */
  R duration(JsonDuration value);

  /** The value of a JSON column. */
  R column(JsonColumnValue value);
}
