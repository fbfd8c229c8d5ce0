/** The embedded lakehouse: a directory of real Delta tables, driven by SQL. */
// ANTLR's runtime has a reserved name but no descriptor; the friends are compiled after this
// module.
@SuppressWarnings({"module", "requires-automatic"})
module io.recordlake.local {
  requires static org.jspecify;
  requires transitive io.recordlake.deltasql;
  requires org.antlr.antlr4.runtime;

  exports io.recordlake.local;
  exports io.recordlake.local.internal to
      io.recordlake.conformance;
  exports io.recordlake.local.internal.checkpoint to
      io.recordlake.checkpoints;

  uses io.recordlake.local.internal.checkpoint.CheckpointReader;
}
