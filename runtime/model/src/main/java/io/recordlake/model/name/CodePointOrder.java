package io.recordlake.model.name;

import java.util.Comparator;

/**
 * Orders text by Unicode code point.
 *
 * <p>{@link String#compareTo} orders by UTF-16 unit, which puts supplementary characters before
 * {@code U+E000} to {@code U+FFFF}. Whatever is ordered here has the order that other languages
 * give it too.
 */
public enum CodePointOrder implements Comparator<String> {
  /** The only instance. */
  INSTANCE;

  @Override
  public int compare(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean bothOrNeither = Character.isSurrogate(l) == Character.isSurrogate(r);
        return bothOrNeither ? Character.compare(l, r) : Character.isSurrogate(l) ? 1 : -1;
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
