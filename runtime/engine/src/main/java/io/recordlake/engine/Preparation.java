package io.recordlake.engine;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.NameMapping;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes of declarations the tables of an environment. */
final class Preparation {
  private Preparation() {}

  /**
   * The tables with mapped names, in the order of those.
   *
   * @throws DuplicateTableException when two declarations become one table
   */
  static List<DesiredTable> prepare(Collection<DesiredTable> declared, NameMapping names) {
    Map<QualifiedName, DesiredTable> prepared = new TreeMap<>();
    Map<QualifiedName, QualifiedName> origins = new TreeMap<>();
    for (DesiredTable table : declared) {
      DesiredTable mapped = names.apply(table);
      QualifiedName other = origins.put(mapped.name(), table.name());
      if (other != null) {
        throw new DuplicateTableException(mapped.name(), other, table.name());
      }
      prepared.put(mapped.name(), mapped);
    }
    return List.copyOf(prepared.values());
  }
}
