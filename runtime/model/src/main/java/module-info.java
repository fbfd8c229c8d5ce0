/** Names, types, tables, differences and plans: pure, immutable, deterministic. */
module io.recordlake.model {
  requires static org.jspecify;

  exports io.recordlake.model.diff;
  exports io.recordlake.model.json;
  exports io.recordlake.model.name;
  exports io.recordlake.model.plan;
  exports io.recordlake.model.problem;
  exports io.recordlake.model.table;
  exports io.recordlake.model.type;
}
