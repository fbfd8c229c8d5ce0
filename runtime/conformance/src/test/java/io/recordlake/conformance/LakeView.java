package io.recordlake.conformance;

import io.recordlake.local.internal.catalog.LakeTable;
import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Looks into a lakehouse beneath its backend. */
public final class LakeView {
  private static final String CHECK_PREFIX = "delta.constraints.";

  private final LogStore store;
  private final LakeTables tables;

  /** Looks into the lakehouse of this store. */
  public LakeView(LogStore store) {
    this.store = store;
    this.tables = new LakeTables(store);
  }

  /** A lakehouse in memory with these logs. */
  public static LogStore storeOf(Map<QualifiedName, List<String>> logs) {
    LogStore store = new MemoryLogStore();
    logs.forEach(
        (table, log) -> {
          for (int version = 0; version < log.size(); version++) {
            store.putIfAbsent(table, version, log.get(version));
          }
        });
    return store;
  }

  /** The text of each version of each table. */
  public Map<QualifiedName, List<String>> logs() {
    Map<QualifiedName, List<String>> logs = new TreeMap<>();
    for (String catalog : store.catalogs()) {
      for (String schema : store.schemas(catalog)) {
        for (QualifiedName table : store.tables(new SchemaName(catalog, schema))) {
          logs.put(
              table,
              store.list(table).versions().stream()
                  .map(version -> store.read(table, version))
                  .toList());
        }
      }
    }
    return logs;
  }

  /** The names of the constraints of a table's schema. */
  public List<String> constraintNames(QualifiedName table) {
    List<String> names = new ArrayList<>();
    for (LakeTable neighbour : tables.inSchema(SchemaName.of(table))) {
      names.addAll(neighbour.facts().constraintNames());
    }
    return names;
  }

  /** The expressions of a table's CHECK constraints. */
  public List<String> checks(QualifiedName table) {
    List<String> checks = new ArrayList<>();
    LakeTable found = tables.find(table);
    if (found != null) {
      found
          .metadata()
          .configuration()
          .forEach(
              (key, value) -> {
                if (key.startsWith(CHECK_PREFIX)) {
                  checks.add(value);
                }
              });
    }
    return checks;
  }
}
