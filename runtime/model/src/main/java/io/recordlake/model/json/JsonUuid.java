package io.recordlake.model.json;

import java.util.UUID;

/**
 * A UUID, {@code {"$uuid": "…"}} in lower case.
 *
 * @param value the UUID
 */
public record JsonUuid(UUID value) implements JsonLiteral {
  @Override
  public String text() {
    return value.toString();
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.uuid(this);
  }
}
