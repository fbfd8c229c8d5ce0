package io.recordlake.planning.relationship;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.TableAspect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which table of a run references which. Tables are numbered in the order of their names, so that
 * ascending numbers are ascending names.
 */
final class ReferenceGraph {
  private final List<DesiredTable> tables;
  private final Map<QualifiedName, Integer> numbers;
  private final int[][] parents;
  private final int[][] children;

  /** Takes the tables in the order of their names. */
  ReferenceGraph(List<DesiredTable> tables) {
    this.tables = tables;
    this.numbers = new HashMap<>(tables.size() * 2);
    for (DesiredTable table : tables) {
      if (numbers.put(table.name(), numbers.size()) != null) {
        throw new IllegalArgumentException("Two tables are named " + table.name() + ".");
      }
    }
    this.parents = new int[tables.size()][];
    for (int i = 0; i < parents.length; i++) {
      parents[i] =
          edges(tables.get(i)).stream()
              .mapToInt(key -> numbers.getOrDefault(key.references(), 0))
              .sorted()
              .distinct()
              .toArray();
    }
    this.children = reversed(parents);
  }

  /** The managed foreign keys of a table that reference another table of the run. */
  List<DesiredForeignKey> edges(DesiredTable table) {
    return table.scope().manages(TableAspect.FOREIGN_KEYS)
        ? table.foreignKeys().stream()
            .filter(key -> numbers.containsKey(key.references()))
            .filter(key -> !key.references().equals(table.name()))
            .toList()
        : List.of();
  }

  int size() {
    return tables.size();
  }

  DesiredTable table(int number) {
    return tables.get(number);
  }

  @Nullable Integer number(QualifiedName name) {
    return numbers.get(name);
  }

  /** The tables that this one references, ascending. */
  int[] parents(int table) {
    return parents[table];
  }

  /** The tables that reference this one, ascending. */
  int[] children(int table) {
    return children[table];
  }

  private static int[][] reversed(int[][] edges) {
    int[] sizes = new int[edges.length];
    for (int[] targets : edges) {
      for (int target : targets) {
        sizes[target]++;
      }
    }
    int[][] reversed = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
    int[] filled = new int[edges.length];
    for (int source = 0; source < edges.length; source++) {
      for (int target : edges[source]) {
        reversed[target][filled[target]++] = source;
      }
    }
    return reversed;
  }
}
