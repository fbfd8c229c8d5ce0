/** Reads Delta checkpoints through Delta Kernel for the embedded lakehouse. */
module io.recordlake.checkpoints {
  requires static org.jspecify;
  requires io.recordlake.local;
}
