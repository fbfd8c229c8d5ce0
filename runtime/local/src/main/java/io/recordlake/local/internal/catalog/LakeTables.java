package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.CommitText;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.store.LogListing;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.local.internal.store.StoreException;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a lake. A table that was read is kept and used again while its log lists the same,
 * so that a look at every table costs a look at every directory, not at every file.
 */
public final class LakeTables {

  private static final int MANY = 64;

  private final LogStore store;
  private final Map<QualifiedName, Kept> kept = new ConcurrentHashMap<>();

  public LakeTables(LogStore store) {
    this.store = store;
  }

  /**
   * The table of that name; null when there is none.
   *
   * @throws TableUnreadable when there is one, or something in its place, that cannot be read
   */
  public @Nullable LakeTable find(QualifiedName name) {
    LogListing listing = list(name);
    if (listing.isEmpty()) {
      kept.remove(name);
      return null;
    }
    Kept known = kept.get(name);
    if (known != null && known.listing.equals(listing)) {
      return known.table;
    }
    LakeTable table =
        known != null && listing.continues(known.listing)
            ? TableLog.readOn(store, known.table, listing)
            : TableLog.read(store, name, listing);
    kept.put(name, new Kept(listing, table));
    return table;
  }

  /**
   * The table of that name.
   *
   * @throws StatementRefused when there is none
   * @throws TableUnreadable when it cannot be read
   */
  public LakeTable require(QualifiedName name) {
    LakeTable table = find(name);
    if (table == null) {
      throw Condition.TABLE_OR_VIEW_NOT_FOUND.refuse(
          "The table " + name + " cannot be found. Create it first.");
    }
    return table;
  }

  /**
   * The readable tables of a schema, by name. One that cannot be read fails on its own.
   *
   * @throws TableUnreadable when the schema itself cannot be read
   */
  public List<LakeTable> inSchema(SchemaName schema) {
    return readable(asked(() -> store.tables(schema)).stream());
  }

  /** The readable tables of a catalog, by schema and name. */
  public List<LakeTable> inCatalog(String catalog) {
    return readable(names(catalog).stream());
  }

  /**
   * As {@link #inCatalog}, with a catalog of many tables read by several threads. Not for a caller
   * that holds a lock: one of the threads might need it.
   */
  public List<LakeTable> inCatalogInParallel(String catalog) {
    List<QualifiedName> names = names(catalog);
    return readable(names.size() < MANY ? names.stream() : names.parallelStream());
  }

  private List<QualifiedName> names(String catalog) {
    List<QualifiedName> names = new ArrayList<>();
    for (String schema : asked(() -> store.schemas(catalog))) {
      names.addAll(asked(() -> store.tables(new SchemaName(catalog, schema))));
    }
    return names;
  }

  private List<LakeTable> readable(Stream<QualifiedName> names) {
    return names.map(this::findReadable).flatMap(Optional::stream).toList();
  }

  private Optional<LakeTable> findReadable(QualifiedName name) {
    try {
      return Optional.ofNullable(find(name));
    } catch (TableUnreadable e) {
      // Its own read says so.
      kept.remove(name);
      return Optional.empty();
    }
  }

  /** The readable tables of the lake, by catalog, schema and name. */
  public List<LakeTable> all() {
    List<LakeTable> tables = new ArrayList<>();
    asked(store::catalogs).forEach(catalog -> tables.addAll(inCatalog(catalog)));
    return tables;
  }

  /** The foreign keys of the lake that reference a table. */
  List<InboundReference> referencesTo(LakeTable table) {
    return InboundReferences.of(all()).to(table);
  }

  /**
   * Commits a snapshot as the next version of a table.
   *
   * @param before what the edit started from; null to create the table
   * @return whether it was committed; false when another writer took the version
   * @throws StatementRefused when the store cannot be written
   */
  boolean commit(
      QualifiedName name, @Nullable DeltaSnapshot before, DeltaSnapshot after, String operation) {
    long version = before == null ? 0 : before.version() + 1;
    String text = CommitText.between(before, after, operation, System.currentTimeMillis());
    try {
      return store.putIfAbsent(name, version, text);
    } catch (StoreException e) {
      throw new StatementRefused(Condition.INVALID_LAKE_DIRECTORY, e.getMessage(), e);
    }
  }

  /** Whether the files of a table prove that a column has no null: no file, or none with a null. */
  boolean holdsNoNull(LakeTable table, DeltaField column) {
    LogListing listing = list(table.name());
    return TableLog.files(store, table.name(), listing).holdNoNull(column);
  }

  private LogListing list(QualifiedName name) {
    return asked(() -> store.list(name));
  }

  private static <T> T asked(Supplier<T> question) {
    try {
      return question.get();
    } catch (StoreException e) {
      throw new TableUnreadable(Condition.INVALID_LAKE_DIRECTORY, e.getMessage(), e);
    }
  }

  private record Kept(LogListing listing, LakeTable table) {}
}
