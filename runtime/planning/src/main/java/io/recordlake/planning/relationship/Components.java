package io.recordlake.planning.relationship;

import java.util.Collections;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleDirectedGraph;

/**
 * Which tables reach each other through references. Only membership is taken from the library: its
 * sets come in hash order.
 */
final class Components {
  private final int[] component;

  private Components(int size) {
    this.component = new int[size];
  }

  static Components of(ReferenceGraph tables) {
    Graph<Integer, DefaultEdge> graph = new SimpleDirectedGraph<>(DefaultEdge.class);
    for (int i = 0; i < tables.size(); i++) {
      graph.addVertex(i);
    }
    for (int i = 0; i < tables.size(); i++) {
      for (int parent : tables.parents(i)) {
        graph.addEdge(i, parent);
      }
    }
    Components components = new Components(tables.size());
    for (Set<Integer> members :
        new KosarajuStrongConnectivityInspector<>(graph).stronglyConnectedSets()) {
      int smallest = Collections.min(members);
      for (int member : members) {
        components.component[member] = smallest;
      }
    }
    return components;
  }

  /** Whether the two tables reach each other, or are the same. */
  boolean together(int left, int right) {
    return component[left] == component[right];
  }
}
