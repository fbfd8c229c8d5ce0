/** The embedded lakehouse: a directory of real Delta tables, driven by SQL. */
module io.recordlake.local {
  requires static org.jspecify;
  requires transitive io.recordlake.deltasql;
  requires com.fasterxml.jackson.databind;
  requires org.antlr.antlr4.runtime;

  exports io.recordlake.local;
}
