package io.recordlake.engine.port;

import io.recordlake.planning.Capabilities;

/** A catalog that tables live in: it reads them and changes them. */
public interface Backend extends CatalogStateReader, PlanExecutor, AutoCloseable {
  /** What the backend can store and change. */
  Capabilities capabilities();

  /** How many threads may call the backend at a time; at least one. */
  default int concurrency() {
    return 1;
  }

  /** Frees what the backend holds. Closing twice is harmless. */
  @Override
  void close();
}
