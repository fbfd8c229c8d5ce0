/** The ports, the run and its report. */
module io.recordlake.engine {
  requires static org.jspecify;
  requires transitive io.recordlake.planning;
  requires com.fasterxml.jackson.databind;

  exports io.recordlake.engine;
  exports io.recordlake.engine.port;
  exports io.recordlake.engine.report;
}
