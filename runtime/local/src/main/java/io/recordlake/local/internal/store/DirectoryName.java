package io.recordlake.local.internal.store;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names of catalogs, schemas and tables as names of directories. Everything but lower-case ASCII
 * letters, digits, underscore and hyphen is percent-encoded, so that no file system folds, splits
 * or hides a name. A name that some systems reserve for a device has its first letter encoded.
 */
final class DirectoryName {

  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");

  private DirectoryName() {}

  static String encode(String name) {
    StringBuilder encoded = new StringBuilder(name.length());
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      char unit = (char) (bytes[i] & 0xFF);
      if (isPlain(unit) && !(i == 0 && isDevice(name))) {
        encoded.append(unit);
      } else {
        encoded.append('%').append(hexDigit(unit >> 4)).append(hexDigit(unit & 0xF));
      }
    }
    return encoded.toString();
  }

  /** The name that a directory stands for; null when {@link #encode} never gives that directory. */
  static @Nullable String decode(String directory) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < directory.length(); i++) {
      char unit = directory.charAt(i);
      if (unit != '%') {
        bytes.write(unit);
      } else if (i + 2 < directory.length()) {
        int value =
            Character.digit(directory.charAt(i + 1), 16) * 16
                + Character.digit(directory.charAt(i + 2), 16);
        bytes.write(value);
        i += 2;
      }
    }
    try {
      ByteBuffer utf8 = ByteBuffer.wrap(bytes.toByteArray());
      String name = StandardCharsets.UTF_8.newDecoder().decode(utf8).toString();
      return encode(name).equals(directory) && !name.isEmpty() ? name : null;
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private static boolean isPlain(char unit) {
    return (unit >= 'a' && unit <= 'z')
        || (unit >= '0' && unit <= '9')
        || unit == '_'
        || unit == '-';
  }

  private static boolean isDevice(String name) {
    boolean port = name.startsWith("com") || name.startsWith("lpt");
    return DEVICES.contains(name) || (port && name.length() == 4);
  }

  private static char hexDigit(int value) {
    return Character.toUpperCase(Character.forDigit(value, 16));
  }
}
