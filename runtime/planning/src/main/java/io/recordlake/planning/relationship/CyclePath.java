package io.recordlake.planning.relationship;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Shows how a reference comes back to the table that it starts from. */
final class CyclePath {
  /** A longer path is shown without its middle. */
  private static final int SHOWN = 10;

  private static final int NONE = -1;

  private final ReferenceGraph graph;
  private final Components components;
  private final int[] cameFrom;

  CyclePath(ReferenceGraph graph, Components components) {
    this.graph = graph;
    this.components = components;
    this.cameFrom = new int[graph.size()];
  }

  /** The shortest cycle through the reference from a table to another of its component. */
  String through(int owner, int parent) {
    List<Integer> path = shortest(parent, owner);
    path.add(0, owner);
    if (path.size() <= SHOWN) {
      return shown(path);
    }
    int half = SHOWN / 2;
    int hidden = path.size() - 2 * half;
    return shown(path.subList(0, half))
        + " → … "
        + hidden
        + " more … → "
        + shown(path.subList(path.size() - half, path.size()));
  }

  private String shown(List<Integer> path) {
    return path.stream()
        .map(table -> graph.table(table).name().toString())
        .collect(Collectors.joining(" → "));
  }

  private List<Integer> shortest(int from, int to) {
    Arrays.fill(cameFrom, NONE);
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(from);
    cameFrom[from] = from;
    while (cameFrom[to] == NONE) {
      int table = queue.remove();
      for (int next : graph.parents(table)) {
        if (cameFrom[next] == NONE && components.together(next, to)) {
          cameFrom[next] = table;
          queue.add(next);
        }
      }
    }
    List<Integer> path = new ArrayList<>();
    for (int table = to; table != from; table = cameFrom[table]) {
      path.add(table);
    }
    path.add(from);
    Collections.reverse(path);
    return path;
  }
}
