package io.recordlake.model.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Reads JSON strictly and writes it in canonical form, so that equal values have equal bytes.
 *
 * <p>Canonical form: UTF-8 without a byte-order mark, no white space, keys in the order of their
 * Unicode code points, strings and keys in normalization form C, the short escapes of RFC 8259 for
 * quote, backslash and control characters and no other escapes, arrays in their order.
 *
 * <p>Reading accepts white space, any order of keys and any escape, and normalizes; {@link
 * #readCanonical} accepts canonical bytes alone.
 */
public enum CanonicalJson {
  /**
   * JSON as everyone writes it. A number with a fraction or an exponent is a {@link JsonDecimal},
   * keys have no meaning, and no other typed value exists. For documents.
   */
  PLAIN,

  /**
   * JSON with typed values, each an object whose only key is a marker such as {@code $date}. A
   * marker is never an ordinary key, and a number has neither fraction nor exponent. For data.
   */
  TYPED;

  /** How many arrays and objects may stand inside each other. */
  public static final int MAX_DEPTH = 512;

  /**
   * The canonical bytes of a value.
   *
   * @throws JsonException when the dialect cannot carry the value, or it is nested too deep
   */
  public byte[] write(JsonValue value) {
    return writeText(value).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The canonical form of a value as text.
   *
   * @throws JsonException when the dialect cannot carry the value, or it is nested too deep
   */
  public String writeText(JsonValue value) {
    return JsonWriter.write(value, this);
  }

  /**
   * The value of a JSON text.
   *
   * @throws JsonException when the text is not one value of this dialect; it has a position
   */
  public JsonValue read(String text) {
    return new JsonReader(text).document(this);
  }

  /**
   * The value of a JSON document in UTF-8.
   *
   * @throws JsonException when the document is not one value of this dialect; it has a position
   */
  public JsonValue read(byte[] document) {
    return read(decode(document));
  }

  /**
   * The value of a document that must be in canonical form.
   *
   * @throws JsonException when the bytes are not exactly those that {@link #write} gives; it has
   *     the position of the first difference
   */
  public JsonValue readCanonical(byte[] document) {
    String text = decode(document);
    JsonValue value = read(text);
    String canonical = writeText(value);
    if (!canonical.equals(text)) {
      throw new JsonException(
          JsonProblem.NOT_CANONICAL,
          "the document is not in canonical form from here on",
          JsonPosition.in(text, firstDifference(canonical, text)));
    }
    return value;
  }

  private static int firstDifference(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      if (left.charAt(i) != right.charAt(i)) {
        return i;
      }
    }
    return length;
  }

  private static String decode(byte[] document) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(document);
    // UTF-8 never has more UTF-16 units than bytes.
    CharBuffer out = CharBuffer.allocate(document.length);
    CoderResult result = decoder.decode(in, out, true);
    out.flip();
    if (result.isError()) {
      throw new JsonException(
          JsonProblem.NOT_UTF8,
          "the byte at offset " + in.position() + " starts no UTF-8 character",
          JsonPosition.in(out, out.length()));
    }
    return out.toString();
  }
}
