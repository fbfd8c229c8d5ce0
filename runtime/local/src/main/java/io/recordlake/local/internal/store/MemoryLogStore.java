package io.recordlake.local.internal.store;

import io.recordlake.local.internal.checkpoint.CheckpointException;
import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Logs in memory: a lake that ends with its owner. */
public final class MemoryLogStore implements LogStore {

  private final NavigableMap<QualifiedName, NavigableMap<Long, String>> logs = new TreeMap<>();
  private final ReentrantLock lock = new ReentrantLock();

  @Override
  public synchronized List<String> catalogs() {
    SortedSet<String> names = new TreeSet<>();
    logs.keySet().forEach(table -> names.add(table.catalog()));
    return List.copyOf(names);
  }

  @Override
  public synchronized List<String> schemas(String catalog) {
    SortedSet<SchemaName> names = new TreeSet<>();
    for (QualifiedName table : logs.keySet()) {
      if (table.catalog().equals(catalog)) {
        names.add(SchemaName.of(table));
      }
    }
    return names.stream().map(SchemaName::schema).toList();
  }

  @Override
  public synchronized List<QualifiedName> tables(SchemaName schema) {
    return logs.keySet().stream().filter(table -> SchemaName.of(table).equals(schema)).toList();
  }

  @Override
  public synchronized LogListing list(QualifiedName table) {
    NavigableMap<Long, String> log = logs.get(table);
    if (log == null) {
      return LogListing.EMPTY;
    }
    return new LogListing(new ArrayList<>(log.keySet()), List.of(), log.lastEntry().getValue());
  }

  @Override
  public synchronized String read(QualifiedName table, long version) {
    NavigableMap<Long, String> log = logs.get(table);
    String text = log == null ? null : log.get(version);
    if (text == null) {
      throw new StoreException(location(table, version) + " does not exist.", null);
    }
    return text;
  }

  @Override
  public List<String> checkpoint(QualifiedName table, long version) {
    throw new CheckpointException("no checkpoint is kept in memory", null);
  }

  @Override
  public List<String> checkpointFiles(QualifiedName table, long version) {
    throw new CheckpointException("no checkpoint is kept in memory", null);
  }

  @Override
  public synchronized boolean putIfAbsent(QualifiedName table, long version, String text) {
    return logs.computeIfAbsent(table, name -> new TreeMap<>()).putIfAbsent(version, text) == null;
  }

  @Override
  public <T> T locked(SortedSet<SchemaName> schemas, Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public String location(QualifiedName table, long version) {
    return "Version " + version + " of " + table + " in memory";
  }

  @Override
  public String location(QualifiedName table) {
    return table + " in memory";
  }
}
