package io.recordlake.engine;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogStateReader;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads tables, and holds the reader to its contract. */
final class CatalogReads {
  private final CatalogStateReader reader;
  private final Notifier notifier;

  CatalogReads(CatalogStateReader reader, Notifier notifier) {
    this.reader = reader;
    this.notifier = notifier;
  }

  /** The states of the tables. No call is made for no tables. */
  Map<QualifiedName, CatalogState> read(List<DesiredTable> tables) {
    Map<QualifiedName, CatalogState> states = new LinkedHashMap<>();
    if (!tables.isEmpty()) {
      for (CatalogState state : ask(tables.stream().map(DesiredTable::name).toList())) {
        notifier.read(state);
        states.put(state.name(), state);
      }
    }
    return states;
  }

  /** The state of one table. */
  CatalogState read(QualifiedName table) {
    CatalogState state = ask(List.of(table)).get(0);
    notifier.read(state);
    return state;
  }

  private List<CatalogState> ask(List<QualifiedName> names) {
    List<CatalogState> states = reader.read(names);
    List<QualifiedName> answered = states.stream().map(CatalogState::name).toList();
    if (!answered.equals(names)) {
      throw new IllegalStateException(
          "The reader was asked for " + names + " and answered for " + answered + ".");
    }
    return states;
  }
}
