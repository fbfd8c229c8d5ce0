package io.recordlake.engine.port;

import io.recordlake.model.name.QualifiedName;
import java.util.List;

/** Reads the state of tables from a catalog. */
public interface CatalogStateReader {
  /**
   * Reads the tables.
   *
   * <p>Total: whatever goes wrong with one table is that table's {@link CatalogState.ReadFailed}
   * and hides no other. Only a programming error propagates.
   *
   * @param names the tables, without repetition
   * @return one state for each name, in that order
   */
  List<CatalogState> read(List<QualifiedName> names);
}
