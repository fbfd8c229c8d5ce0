package io.recordlake.engine;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which tables have not come to their desired state, as a fold over the tables in the order of the
 * run. A table that waits for such a table is one itself.
 */
final class Convergence {
  private final Set<QualifiedName> fallen = new HashSet<>();

  /** The foreign keys of a table that wait for a table that has fallen short. */
  List<DesiredForeignKey> blockers(TableWork work) {
    return work.edges().stream().filter(key -> fallen.contains(key.references())).toList();
  }

  /** Notes that a table has fallen short. */
  void fell(TableWork work) {
    fallen.add(work.name());
  }
}
