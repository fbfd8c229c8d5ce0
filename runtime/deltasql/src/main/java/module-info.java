/** The SQL dialect that all Delta backends share. */
module io.recordlake.deltasql {
  requires static org.jspecify;
  requires transitive io.recordlake.engine;
  requires com.fasterxml.jackson.databind;

  exports io.recordlake.deltasql;
  exports io.recordlake.deltasql.read;
}
