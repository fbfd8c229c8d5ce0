package io.recordlake.model.table;

import java.util.Locale;

/** A part of a table that a declaration may own. */
public enum TableAspect {
  /** Tags on the table. */
  TABLE_TAGS(Scope.TAGS),
  /** Tags on columns. */
  COLUMN_TAGS(Scope.TAGS),
  /** The table's comment. */
  TABLE_COMMENT(Scope.ANNOTATIONS),
  /** The columns' comments. */
  COLUMN_COMMENTS(Scope.ANNOTATIONS),
  /** The primary key. */
  PRIMARY_KEY(Scope.METADATA),
  /** The foreign keys that the table owns. */
  FOREIGN_KEYS(Scope.METADATA),
  /** Whether the table exists. */
  TABLE_EXISTENCE(Scope.FULL),
  /** Columns, their types and nullability. */
  COLUMN_STRUCTURE(Scope.FULL),
  /** The managed table properties. */
  PROPERTIES(Scope.FULL),
  /** Partitioning. */
  PARTITIONING(Scope.FULL),
  /** Clustering. */
  CLUSTERING(Scope.FULL);

  private final Scope narrowestScope;

  TableAspect(Scope narrowestScope) {
    this.narrowestScope = narrowestScope;
  }

  /** The narrowest scope that owns the aspect; every wider one owns it too. */
  public Scope narrowestScope() {
    return narrowestScope;
  }

  /** The aspect in words, such as {@code column comments}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
