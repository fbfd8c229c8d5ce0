package io.recordlake.annotations;

/** How the name of a component becomes the name of its column. */
public enum Naming {
  /**
   * Snake case: {@code orderId} becomes {@code order_id}, {@code userURLValue} becomes {@code
   * user_url_value}, {@code sha256Hash} becomes {@code sha256_hash}.
   *
   * <p>A {@code _} comes before an upper-case letter that follows a lower-case letter or a digit,
   * and before the last upper-case letter of a run that a lower-case letter follows; then the name
   * is lower-cased.
   */
  SNAKE_CASE,

  /** The component's name, unchanged. */
  AS_IS
}
