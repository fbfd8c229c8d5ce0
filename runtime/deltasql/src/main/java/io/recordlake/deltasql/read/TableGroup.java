package io.recordlake.deltasql.read;

import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tables of one schema that one query asks about.
 *
 * @param catalog their catalog
 * @param schema their schema
 * @param tables the tables; at least one and at most {@link #SIZE}
 */
record TableGroup(String catalog, String schema, List<QualifiedName> tables) {
  /** The most tables that one query names. */
  static final int SIZE = 200;

  TableGroup {
    tables = List.copyOf(tables);
  }

  /** The tables by schema, in order, in groups that are not too large. */
  static List<TableGroup> of(List<QualifiedName> names) {
    Map<List<String>, List<QualifiedName>> bySchema = new LinkedHashMap<>();
    for (QualifiedName name : names) {
      bySchema
          .computeIfAbsent(List.of(name.catalog(), name.schema()), key -> new ArrayList<>())
          .add(name);
    }
    List<TableGroup> groups = new ArrayList<>();
    bySchema.forEach(
        (schema, tables) -> {
          for (int from = 0; from < tables.size(); from += SIZE) {
            List<QualifiedName> part = tables.subList(from, Math.min(from + SIZE, tables.size()));
            groups.add(new TableGroup(schema.get(0), schema.get(1), part));
          }
        });
    return groups;
  }
}
