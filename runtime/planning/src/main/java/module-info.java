/** What is true of Delta tables: rules, the planner, relationships. Pure. */
module io.recordlake.planning {
  requires static org.jspecify;
  requires transitive io.recordlake.model;
  requires org.jgrapht.core;

  exports io.recordlake.planning;
  exports io.recordlake.planning.change;
  exports io.recordlake.planning.declaration;
  exports io.recordlake.planning.delta;
  exports io.recordlake.planning.document;
  exports io.recordlake.planning.lowering;
  exports io.recordlake.planning.relationship;
  exports io.recordlake.planning.rule;
}
