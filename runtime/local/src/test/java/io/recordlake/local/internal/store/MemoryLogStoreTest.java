package io.recordlake.local.internal.store;

class MemoryLogStoreTest extends LogStoreContract {

  private final LogStore store = new MemoryLogStore();

  @Override
  LogStore store() {
    return store;
  }
}
