package io.recordlake.processor;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.planning.relationship.Relationships;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Tells cycles that have been seen. Every reference of a cycle is a problem of its own to the
 * engine; to the user the cycle is one mistake.
 */
final class Cycles {

  private record Reference(QualifiedName from, QualifiedName to) {}

  private final Relationships relationships;
  private final Set<Reference> seen = new HashSet<>();

  Cycles(Relationships relationships) {
    this.relationships = relationships;
  }

  /** Whether no earlier question was about a cycle through this reference. */
  boolean isNew(QualifiedName from, QualifiedName to) {
    if (seen.contains(new Reference(from, to))) {
      return false;
    }
    seen.add(new Reference(from, to));
    Map<QualifiedName, QualifiedName> cameFrom = shortestPaths(to, from);
    for (QualifiedName table = from; !table.equals(to); ) {
      QualifiedName previous = cameFrom.get(table);
      if (previous == null) {
        break;
      }
      seen.add(new Reference(previous, table));
      table = previous;
    }
    return true;
  }

  private Map<QualifiedName, QualifiedName> shortestPaths(QualifiedName start, QualifiedName goal) {
    Map<QualifiedName, QualifiedName> cameFrom = new HashMap<>();
    Set<QualifiedName> visited = new HashSet<>(Set.of(start));
    Deque<QualifiedName> queue = new ArrayDeque<>(Set.of(start));
    while (!queue.isEmpty() && !visited.contains(goal)) {
      QualifiedName table = queue.remove();
      for (DesiredForeignKey key : relationships.edges(table)) {
        if (visited.add(key.references())) {
          cameFrom.put(key.references(), table);
          queue.add(key.references());
        }
      }
    }
    return cameFrom;
  }
}
