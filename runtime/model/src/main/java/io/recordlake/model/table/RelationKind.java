package io.recordlake.model.table;

/** What kind of relation a table is. Found on read, never declared. */
public enum RelationKind {
  /** A managed or external Delta table. */
  TABLE,
  /** A table whose definition belongs to a pipeline. */
  STREAMING_TABLE
}
