package io.recordlake.planning.delta;

import io.recordlake.model.diff.ProtectedTag;

/** What Unity Catalog says of tags. */
public final class TagLimits {
  /** The most tags on one table or column. */
  public static final int MAX_TAGS = 50;

  /** The most tags on all columns of a table together. */
  public static final int MAX_COLUMN_TAGS = 1000;

  /** The most characters of a key or a value. */
  public static final int MAX_LENGTH = 256;

  private TagLimits() {}

  /** Whether a key or value is too long, in code points. */
  public static boolean isTooLong(String text) {
    return text.codePointCount(0, text.length()) > MAX_LENGTH;
  }

  /** Whether a user can set a tag with this key. */
  public static boolean isSettableKey(String key) {
    return ProtectedTag.isSettable(key) && isSettableValue(key);
  }

  /** Whether a user can set a tag to this value: it neither starts nor ends with a space. */
  public static boolean isSettableValue(String value) {
    return !value.startsWith(" ") && !value.endsWith(" ");
  }
}
