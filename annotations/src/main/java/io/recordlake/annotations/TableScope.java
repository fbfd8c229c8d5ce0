package io.recordlake.annotations;

/**
 * How much of a table a declaration manages. Each scope contains the one that follows it. The
 * declaration always describes the whole table; a difference in what it does not manage is
 * reported, never changed.
 */
public enum TableScope {
  /** The whole table: existence, columns, layout, properties and all of {@link #METADATA}. */
  FULL,

  /** Keys, and all of {@link #ANNOTATIONS}. */
  METADATA,

  /** Comments, and all of {@link #TAGS}. */
  ANNOTATIONS,

  /** Tags of the table and its columns. */
  TAGS
}
