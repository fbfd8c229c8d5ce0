package io.recordlake.planning;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The names that a key may get.
 *
 * <p>The hash covers the table, the columns and what they reference, all without catalog and
 * schema: the same declaration has the same names in every environment.
 */
final class KeyName {
  /** How many hexadecimal digits of the hash a name shows. */
  static final int DIGITS = 8;

  private static final int MAX_LENGTH = 255;

  private final String readable;
  private final String structure;

  private KeyName(String readable, String structure) {
    this.readable = readable;
    this.structure = structure;
  }

  static KeyName of(DesiredTable table, DesiredPrimaryKey key) {
    List<Identifier> columns = key.columns().stream().sorted().toList();
    return new KeyName(
        table.name().name() + "_pk", structure("pk", table.name().name(), joined(columns, "\0")));
  }

  static KeyName of(DesiredTable table, DesiredForeignKey key) {
    return new KeyName(
        table.name().name() + "_" + joined(key.columns(), "_") + "_fk",
        structure(
            "fk",
            table.name().name(),
            joined(key.columns(), "\0"),
            key.references().name(),
            joined(key.referencedColumns(), "\0")));
  }

  /** The readable name, or where that is too long its beginning with a hash. */
  Identifier plain() {
    return length(readable) <= MAX_LENGTH ? Identifier.of(readable) : hashed(DIGITS);
  }

  /** The readable name with so many digits of the hash. */
  Identifier hashed(int digits) {
    int room = MAX_LENGTH - 1 - digits;
    String beginning =
        length(readable) <= room
            ? readable
            : readable.substring(0, readable.offsetByCodePoints(0, room));
    return Identifier.of(beginning + "_" + hash().substring(0, digits));
  }

  private String hash() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(structure.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256.", e);
    }
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String joined(List<Identifier> columns, String separator) {
    return columns.stream().map(Identifier::folded).collect(Collectors.joining(separator));
  }

  private static String structure(String... parts) {
    return String.join("\1", parts);
  }
}
