package io.recordlake.model.json;

import java.util.HexFormat;

/**
 * Bytes, {@code {"$bytes": "00ff"}}.
 *
 * @param text the bytes as lower-case hexadecimal digits
 */
public record JsonBytes(String text) implements JsonLiteral {
  /**
   * Checks the digits and lower-cases them.
   *
   * @throws IllegalArgumentException when the text is not pairs of hexadecimal digits
   */
  public JsonBytes {
    text = HexFormat.of().formatHex(HexFormat.of().parseHex(text));
  }

  /** These bytes. */
  public static JsonBytes of(byte[] bytes) {
    return new JsonBytes(HexFormat.of().formatHex(bytes));
  }

  /** A copy of the bytes. */
  public byte[] toByteArray() {
    return HexFormat.of().parseHex(text);
  }

  @Override
  public <R> R accept(JsonVisitor<R> visitor) {
    return visitor.bytes(this);
  }
}
