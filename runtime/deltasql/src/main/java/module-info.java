/** The SQL dialect that all Delta backends share. */
module io.recordlake.deltasql {
  requires static org.jspecify;
  requires transitive io.recordlake.engine;

  exports io.recordlake.deltasql;
}
