package io.recordlake.model.json;

import java.text.Normalizer;
import java.util.Locale;

/** The form in which text is held. */
final class JsonText {
  private JsonText() {}

  /**
   * The text in normalization form C.
   *
   * @throws JsonException when the text has half of a surrogate pair, which UTF-8 cannot carry
   */
  static String normalized(String text) {
    boolean ascii = true;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      ascii &= unit < 0x80;
      if (Character.isSurrogate(unit)) {
        boolean pair =
            Character.isHighSurrogate(unit)
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
        if (!pair) {
          throw loneSurrogate(unit);
        }
        i++;
      }
    }
    return ascii ? text : Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  static JsonException loneSurrogate(char unit) {
    return new JsonException(
        JsonProblem.LONE_SURROGATE,
        "the text has " + codePoint(unit) + ", half of a surrogate pair, without the other half");
  }

  /** A code point as {@code U+0041}. */
  static String codePoint(int codePoint) {
    String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
    return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
  }
}
