package io.recordlake.model.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Checksums of JSON values.
 *
 * <p>The checksum of a value in a domain is the SHA-256, in lower-case hexadecimal digits, of the
 * canonical bytes of {@code ["dbwarden", domain, 1, value]}. A domain keeps equal values of unlike
 * meaning apart; {@code 1} is the version of the canonical form. The word {@code dbwarden} is part
 * of the format and no name of ours: the contract that this format implements publishes checksums
 * made with it, and they hold for us too.
 */
public final class Checksum {
  private static final String FORMAT = "dbwarden";
  private static final int VERSION = 1;

  private Checksum() {}

  /**
   * The checksum of a value of the typed dialect.
   *
   * @throws JsonException when the dialect cannot carry the value
   */
  public static String digest(JsonValue value, String domain) {
    return digest(CanonicalJson.TYPED, value, domain);
  }

  /**
   * The checksum of a value of a dialect. A domain has one dialect, so that a key of a plain
   * document cannot be taken for a typed value.
   *
   * @throws JsonException when the dialect cannot carry the value
   */
  public static String digest(CanonicalJson dialect, JsonValue value, String domain) {
    String header = dialect.writeText(JsonArray.of(new JsonString(FORMAT), new JsonString(domain)));
    MessageDigest sha256 = sha256();
    // The array is put together here, so that a value of the greatest depth still has a checksum.
    sha256.update(utf8(header.substring(0, header.length() - 1) + "," + VERSION + ","));
    sha256.update(dialect.write(value));
    sha256.update(utf8("]"));
    return HexFormat.of().formatHex(sha256.digest());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }
}
