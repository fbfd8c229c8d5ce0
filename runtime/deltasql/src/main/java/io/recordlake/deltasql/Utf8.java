package io.recordlake.deltasql;

/** Lengths as they go over the wire. */
final class Utf8 {
  private Utf8() {}

  /** How many bytes the text takes in UTF-8. */
  static int length(String text) {
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        bytes += 1;
      } else if (c < 0x800 || Character.isSurrogate(c)) {
        bytes += 2;
      } else {
        bytes += 3;
      }
    }
    return bytes;
  }
}
