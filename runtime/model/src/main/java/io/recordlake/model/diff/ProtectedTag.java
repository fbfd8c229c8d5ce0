package io.recordlake.model.diff;

/**
 * A tag that the declaration does not name and that a user cannot set, so that it is left alone:
 * the platform or an administrator owns it.
 *
 * @param subject the tag's key, or {@code column.key}
 */
public record ProtectedTag(String subject) {
  /** The characters that a user's tag key cannot have. */
  private static final String FORBIDDEN = ".,-=/:";

  /** Whether a user can set a tag with this key. */
  public static boolean isSettable(String key) {
    return key.chars().noneMatch(c -> FORBIDDEN.indexOf(c) >= 0);
  }
}
