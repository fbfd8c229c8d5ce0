package io.recordlake.local.internal.store;

import io.recordlake.local.internal.checkpoint.CheckpointException;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Supplier;

/**
 * Where the logs of a lake's tables live. Versions are written once and never changed.
 *
 * <p>Every method may be called from several threads, and several processes may share one lake.
 */
public interface LogStore {

  /** The catalogs that exist, ordered. */
  List<String> catalogs();

  /** The schemas of a catalog, ordered; empty when there is no such catalog. */
  List<String> schemas(String catalog);

  /** The names that stand in a schema, ordered; whether each is a table, {@link #list} says. */
  List<QualifiedName> tables(SchemaName schema);

  /**
   * What a table's log consists of.
   *
   * @throws StoreException when something else stands where the log should
   */
  LogListing list(QualifiedName table);

  /**
   * The text of one version.
   *
   * @throws StoreException when it cannot be read
   */
  String read(QualifiedName table, long version);

  /**
   * What a table is as of a version that has a checkpoint, as lines of a commit.
   *
   * @throws CheckpointException when the checkpoint cannot be read
   */
  List<String> checkpoint(QualifiedName table, long version);

  /**
   * The data files of a table as of a version that has a checkpoint, as lines of a commit.
   *
   * @throws CheckpointException when the checkpoint cannot be read
   */
  List<String> checkpointFiles(QualifiedName table, long version);

  /**
   * Writes a version unless it exists.
   *
   * @return whether it was written; false when the version exists, which is left as it is
   * @throws StoreException when it can be neither written nor found; no version was written
   */
  boolean putIfAbsent(QualifiedName table, long version, String text);

  /**
   * Runs work while no other user of the lake runs work that names one of these schemas.
   *
   * @throws StoreException when the lake cannot be locked
   */
  <T> T locked(SortedSet<SchemaName> schemas, Supplier<T> work);

  /** Where a version is, as a person would look for it. */
  String location(QualifiedName table, long version);

  /** Where a table is, as a person would look for it. */
  String location(QualifiedName table);
}
