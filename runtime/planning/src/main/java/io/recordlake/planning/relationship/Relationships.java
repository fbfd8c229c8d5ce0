package io.recordlake.planning.relationship;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the foreign keys of a set of tables mean: the order in which the tables run, which waits for
 * which, and the keys that cannot be applied. The order of the input does not matter.
 */
public final class Relationships {
  private final List<DesiredTable> order;
  private final Map<QualifiedName, List<DesiredForeignKey>> edges;
  private final Map<QualifiedName, List<ForeignKeyProblem>> problems;

  private Relationships(
      List<DesiredTable> order,
      Map<QualifiedName, List<DesiredForeignKey>> edges,
      Map<QualifiedName, List<ForeignKeyProblem>> problems) {
    this.order = List.copyOf(order);
    this.edges = edges;
    this.problems = problems;
  }

  /**
   * Resolves the foreign keys of the tables among each other.
   *
   * @throws IllegalArgumentException when two tables have the same name
   */
  public static Relationships resolve(Collection<DesiredTable> tables) {
    List<DesiredTable> sorted = new ArrayList<>(tables);
    sorted.sort(Comparator.comparing(DesiredTable::name));
    ReferenceGraph graph = new ReferenceGraph(sorted);
    Components components = Components.of(graph);
    ForeignKeyVerdicts verdicts = new ForeignKeyVerdicts(graph, components);
    List<DesiredTable> order = new ArrayList<>(sorted.size());
    Map<QualifiedName, List<DesiredForeignKey>> edges = new LinkedHashMap<>();
    Map<QualifiedName, List<ForeignKeyProblem>> problems = new LinkedHashMap<>();
    for (int number : TableOrder.of(graph, components)) {
      DesiredTable table = graph.table(number);
      order.add(table);
      edges.put(table.name(), graph.edges(table));
      problems.put(table.name(), verdicts.problems(number));
    }
    return new Relationships(order, edges, problems);
  }

  /** The tables in the order in which they run: a referenced table before those that need it. */
  public List<DesiredTable> order() {
    return order;
  }

  /**
   * The foreign keys for which a table waits: those that it manages and that reference another
   * table of the set, in declared order.
   */
  public List<DesiredForeignKey> edges(QualifiedName table) {
    return edges.getOrDefault(table, List.of());
  }

  /** The foreign keys of a table that cannot be applied, in declared order. */
  public List<ForeignKeyProblem> problems(QualifiedName table) {
    return problems.getOrDefault(table, List.of());
  }
}
