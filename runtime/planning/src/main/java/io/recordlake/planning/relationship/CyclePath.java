package io.recordlake.planning.relationship;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Shows how a reference comes back to the table that it starts from. One instance serves all keys
 * of a run: in one large cycle every key asks for a path through every table, so nothing is
 * allocated along the way.
 */
final class CyclePath {
  /** How many tables are shown of each end of a longer path. */
  private static final int SHOWN = 5;

  private static final int NONE = -1;

  private final ReferenceGraph graph;
  private final Components components;
  private final int[] cameFrom;
  private final int[] queue;
  private final int[] path;

  CyclePath(ReferenceGraph graph, Components components) {
    this.graph = graph;
    this.components = components;
    this.cameFrom = new int[graph.size()];
    this.queue = new int[graph.size()];
    this.path = new int[graph.size() + 1];
  }

  /** The shortest cycle through the reference from a table to another of its component. */
  String through(int owner, int parent) {
    search(parent, owner);
    int start = path.length - 1;
    path[start] = owner;
    for (int table = owner; table != parent; ) {
      table = cameFrom[table];
      path[--start] = table;
    }
    path[--start] = owner;
    int length = path.length - start;
    if (length <= 2 * SHOWN) {
      return shown(start, path.length);
    }
    return shown(start, start + SHOWN)
        + " → … "
        + (length - 2 * SHOWN)
        + " more … → "
        + shown(path.length - SHOWN, path.length);
  }

  private String shown(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> graph.table(path[i]).name().toString())
        .collect(Collectors.joining(" → "));
  }

  /** Goes from one table along the references until it meets the other. */
  private void search(int from, int to) {
    Arrays.fill(cameFrom, NONE);
    cameFrom[from] = from;
    queue[0] = from;
    int filled = 1;
    for (int next = 0; cameFrom[to] == NONE; next++) {
      int table = queue[next];
      for (int parent : graph.parents(table)) {
        if (cameFrom[parent] == NONE && components.together(parent, to)) {
          cameFrom[parent] = table;
          queue[filled++] = parent;
        }
      }
    }
  }
}
