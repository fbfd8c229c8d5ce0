package io.recordlake.planning.relationship;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The order in which tables run: referenced tables first, otherwise by name.
 *
 * <p>A depth-first search over the sorted names records when each table is finished. In the reverse
 * of that order each component is collected over the reversed references; the components are then
 * put in reverse. Without cycles the result is the order of finishing. Nothing recurses: chains of
 * references may be long.
 */
final class TableOrder {
  private final ReferenceGraph graph;
  private final Components components;
  private final int[] stack;

  private TableOrder(ReferenceGraph graph, Components components) {
    this.graph = graph;
    this.components = components;
    this.stack = new int[graph.size()];
  }

  static int[] of(ReferenceGraph graph, Components components) {
    return new TableOrder(graph, components).order();
  }

  private int[] order() {
    int[] finished = finishOrder();
    boolean[] placed = new boolean[graph.size()];
    List<int[]> groups = new ArrayList<>();
    for (int i = finished.length - 1; i >= 0; i--) {
      if (!placed[finished[i]]) {
        groups.add(collect(finished[i], placed));
      }
    }
    int[] order = new int[graph.size()];
    int filled = 0;
    for (int i = groups.size() - 1; i >= 0; i--) {
      int[] group = groups.get(i);
      System.arraycopy(group, 0, order, filled, group.length);
      filled += group.length;
    }
    return order;
  }

  private int[] finishOrder() {
    int size = graph.size();
    boolean[] seen = new boolean[size];
    int[] next = new int[size];
    int[] finished = new int[size];
    int count = 0;
    for (int root = 0; root < size; root++) {
      int depth = 0;
      if (!seen[root]) {
        seen[root] = true;
        stack[depth++] = root;
      }
      while (depth > 0) {
        int table = stack[depth - 1];
        int[] parents = graph.parents(table);
        if (next[table] == parents.length) {
          finished[count++] = table;
          depth--;
          continue;
        }
        int parent = parents[next[table]++];
        if (!seen[parent]) {
          seen[parent] = true;
          stack[depth++] = parent;
        }
      }
    }
    return finished;
  }

  /** The component of a table. A table is marked when it is pushed, the smallest popped first. */
  private int[] collect(int root, boolean[] placed) {
    int[] group = new int[16];
    int count = 0;
    int depth = 0;
    placed[root] = true;
    stack[depth++] = root;
    while (depth > 0) {
      int table = stack[--depth];
      if (count == group.length) {
        group = Arrays.copyOf(group, count * 2);
      }
      group[count++] = table;
      int[] children = graph.children(table);
      for (int i = children.length - 1; i >= 0; i--) {
        int child = children[i];
        if (!placed[child] && components.together(root, child)) {
          placed[child] = true;
          stack[depth++] = child;
        }
      }
    }
    return Arrays.copyOf(group, count);
  }
}
