package io.recordlake.model.json;

/**
 * The value of a JSON column, {@code {"$json": …}}: a user's own JSON, in which a key such as
 * {@code $date} means nothing. Inside it the plain dialect holds: its fractions are {@link
 * JsonDecimal}s, and no other typed value can stand there.
 *
 * @param value the user's JSON
 */
public record JsonColumnValue(JsonValue value) implements JsonValue {
  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.column(this);
  }
}
