package io.recordlake.planning.rule;

/** Which columns a plan may drop. */
public enum ColumnDrops {
  /** Those that the declaration names as dropped; any other is refused. */
  DECLARED,
  /** Each column that the declaration does not have. */
  ALLOWED
}
