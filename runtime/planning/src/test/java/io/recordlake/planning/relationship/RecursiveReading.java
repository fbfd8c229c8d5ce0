package io.recordlake.planning.relationship;

import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The order of tables and the verdicts, read from the rules a second time: by recursion, over names
 * and sorted sets, and without a library. For tables whose keys all fit.
 */
final class RecursiveReading {
  private final Map<String, NavigableSet<String>> parents = new TreeMap<>();
  private final Map<String, NavigableSet<String>> children = new TreeMap<>();

  private RecursiveReading(Collection<DesiredTable> tables) {
    for (DesiredTable table : tables) {
      parents.put(table.name().name(), new TreeSet<>());
      children.put(table.name().name(), new TreeSet<>());
    }
    for (DesiredTable table : tables) {
      String child = table.name().name();
      for (DesiredForeignKey key : table.foreignKeys()) {
        String parent = key.references().name();
        if (parents.containsKey(parent) && !parent.equals(child)) {
          among(parents, child).add(parent);
          among(children, parent).add(child);
        }
      }
    }
  }

  static List<String> order(Collection<DesiredTable> tables) {
    return new RecursiveReading(tables).order();
  }

  static List<String> verdicts(Collection<DesiredTable> tables, DesiredTable table) {
    RecursiveReading reading = new RecursiveReading(tables);
    String owner = table.name().name();
    List<String> verdicts = new ArrayList<>();
    for (DesiredForeignKey key : table.foreignKeys()) {
      String parent = key.references().name();
      if (!reading.parents.containsKey(parent)) {
        verdicts.add(parent + " UNRESOLVABLE_REFERENCE");
      } else if (!parent.equals(owner) && reading.reaches(parent, owner, new HashSet<>())) {
        verdicts.add(parent + " CYCLE");
      }
    }
    return verdicts;
  }

  private static NavigableSet<String> among(Map<String, NavigableSet<String>> edges, String table) {
    return Objects.requireNonNull(edges.get(table));
  }

  private boolean reaches(String from, String to, Set<String> seen) {
    if (from.equals(to)) {
      return true;
    }
    boolean found = false;
    if (seen.add(from)) {
      for (String parent : among(parents, from)) {
        found = found || reaches(parent, to, seen);
      }
    }
    return found;
  }

  private List<String> order() {
    List<String> finished = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String root : parents.keySet()) {
      finish(root, seen, finished);
    }
    Set<String> placed = new HashSet<>();
    List<List<String>> components = new ArrayList<>();
    for (int i = finished.size() - 1; i >= 0; i--) {
      if (!placed.contains(finished.get(i))) {
        components.add(0, component(finished.get(i), placed));
      }
    }
    return components.stream().flatMap(List::stream).toList();
  }

  private void finish(String table, Set<String> seen, List<String> finished) {
    if (seen.add(table)) {
      for (String parent : among(parents, table)) {
        finish(parent, seen, finished);
      }
      finished.add(table);
    }
  }

  /** Not by recursion: which table is popped next is what the rule is about. */
  private List<String> component(String root, Set<String> placed) {
    List<String> component = new ArrayList<>();
    Deque<String> stack = new ArrayDeque<>(List.of(root));
    placed.add(root);
    while (!stack.isEmpty()) {
      String table = stack.pop();
      component.add(table);
      for (String child : among(children, table).descendingSet()) {
        if (placed.add(child)) {
          stack.push(child);
        }
      }
    }
    return component;
  }
}
