package io.recordlake.engine;

import io.recordlake.model.name.QualifiedName;

/** Thrown when a run is given two declarations of one table. Nothing was read or changed. */
public final class DuplicateTableException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient QualifiedName table;

  /**
   * Two declarations became one table.
   *
   * @param table the table's name
   * @param first the name that one declaration gave it
   * @param second the name that the other gave it
   */
  public DuplicateTableException(QualifiedName table, QualifiedName first, QualifiedName second) {
    super(text(table, first, second));
    this.table = table;
  }

  /** The table that is declared twice. */
  public QualifiedName table() {
    return table;
  }

  private static String text(QualifiedName table, QualifiedName first, QualifiedName second) {
    if (first.equals(second)) {
      return table.equals(first)
          ? table + " is declared twice. Register each table once."
          : table + " is declared twice, as " + first + ". Register each table once.";
    }
    return "Both "
        + first
        + " and "
        + second
        + " are mapped to "
        + table
        + ". Map them to different catalogs or schemas.";
  }
}
