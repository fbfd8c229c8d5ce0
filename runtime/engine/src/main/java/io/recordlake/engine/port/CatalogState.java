package io.recordlake.engine.port;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;

/** What a catalog says of one table. */
public sealed interface CatalogState {
  /** The table that was asked for. */
  QualifiedName name();

  /**
   * The table exists.
   *
   * @param table the table as the catalog has it
   */
  record TablePresent(ObservedTable table) implements CatalogState {
    @Override
    public QualifiedName name() {
      return table.name();
    }
  }

  /**
   * The table certainly does not exist.
   *
   * @param name the table
   */
  record TableAbsent(QualifiedName name) implements CatalogState {}

  /**
   * Whether the table exists, or what it is, could not be found out.
   *
   * @param name the table
   * @param failure why
   */
  record ReadFailed(QualifiedName name, BackendFailure failure) implements CatalogState {}
}
