package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.store.LogListing;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Supplier;

/** A store that does what another does, for tests that meddle with one method. */
class ForwardingLogStore implements LogStore {

  private final LogStore store;

  ForwardingLogStore(LogStore store) {
    this.store = store;
  }

  @Override
  public List<String> catalogs() {
    return store.catalogs();
  }

  @Override
  public List<String> schemas(String catalog) {
    return store.schemas(catalog);
  }

  @Override
  public List<QualifiedName> tables(SchemaName schema) {
    return store.tables(schema);
  }

  @Override
  public LogListing list(QualifiedName table) {
    return store.list(table);
  }

  @Override
  public String read(QualifiedName table, long version) {
    return store.read(table, version);
  }

  @Override
  public List<String> checkpoint(QualifiedName table, long version) {
    return store.checkpoint(table, version);
  }

  @Override
  public List<String> checkpointFiles(QualifiedName table, long version) {
    return store.checkpointFiles(table, version);
  }

  @Override
  public boolean putIfAbsent(QualifiedName table, long version, String text) {
    return store.putIfAbsent(table, version, text);
  }

  @Override
  public <T> T locked(SortedSet<SchemaName> schemas, Supplier<T> work) {
    return store.locked(schemas, work);
  }

  @Override
  public String location(QualifiedName table, long version) {
    return store.location(table, version);
  }

  @Override
  public String location(QualifiedName table) {
    return store.location(table);
  }
}
