package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.checkpoint.CheckpointException;
import io.recordlake.local.internal.delta.DamagedLogException;
import io.recordlake.local.internal.delta.DataFiles;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.delta.LogReplay;
import io.recordlake.local.internal.store.LogListing;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.local.internal.store.StoreException;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.TreeSet;

/** Reads a table from its log: from version 0, or from a checkpoint where the start is gone. */
final class TableLog {

  private static final String UNCHANGED =
      " Restore the log from a backup, or move the table's directory away; nothing was changed.";

  private TableLog() {}

  /**
   * The table as of the last version listed.
   *
   * @throws TableUnreadable when the log has a gap or a damaged commit, or when the table has a
   *     feature that we do not know
   */
  static LakeTable read(LogStore store, QualifiedName name, LogListing listing) {
    LogReplay replay = new LogReplay();
    replayAll(store, name, listing, replay::apply, store::checkpoint);
    return table(store, name, replay);
  }

  /** The table as of the last version listed, from one of an earlier version of the same log. */
  static LakeTable readOn(LogStore store, LakeTable earlier, LogListing listing) {
    LogReplay replay = new LogReplay(earlier.snapshot());
    replayFrom(earlier.snapshot().version() + 1, store, earlier.name(), listing, replay::apply);
    return table(store, earlier.name(), replay);
  }

  /** The data files of a table as of the last version listed. */
  static DataFiles files(LogStore store, QualifiedName name, LogListing listing) {
    DataFiles files = new DataFiles();
    replayAll(store, name, listing, (version, text) -> files.apply(text), store::checkpointFiles);
    return files;
  }

  /** Takes in the text of a version. */
  private interface Replay {
    void apply(long version, String text);
  }

  /** Reads a checkpoint as lines of a commit. */
  private interface CheckpointText {
    List<String> read(QualifiedName table, long version);
  }

  private static void replayAll(
      LogStore store,
      QualifiedName name,
      LogListing listing,
      Replay replay,
      CheckpointText checkpoints) {
    long first = listing.firstOfLastRun();
    if (first > 0) {
      first = replayCheckpoint(first, store, name, listing, replay, checkpoints) + 1;
    }
    replayFrom(first, store, name, listing, replay);
  }

  private static void replayFrom(
      long first, LogStore store, QualifiedName name, LogListing listing, Replay replay) {
    for (long version : listing.versions()) {
      if (version >= first) {
        replayVersion(store, name, version, replay, version == listing.lastVersion());
      }
    }
  }

  /** Replays the checkpoint that the JSON versions from {@code first} on continue. */
  private static long replayCheckpoint(
      long first,
      LogStore store,
      QualifiedName name,
      LogListing listing,
      Replay replay,
      CheckpointText checkpoints) {
    long checkpoint = listing.checkpointBefore(first);
    if (checkpoint < 0) {
      throw damaged(
          store.location(name, first - 1)
              + " is missing, although the log has version "
              + listing.lastVersion()
              + ".");
    }
    try {
      replay.apply(checkpoint, String.join("\n", checkpoints.read(name, checkpoint)));
      return checkpoint;
    } catch (CheckpointException e) {
      throw new TableUnreadable(
          Condition.DELTA_CHECKPOINT_UNREADABLE,
          "The table " + name + " cannot be read: " + e.getMessage() + ".",
          e);
    } catch (DamagedLogException e) {
      throw damaged(
          "The checkpoint of version "
              + checkpoint
              + " of "
              + name
              + " is damaged: "
              + e.getMessage()
              + ".");
    }
  }

  private static void replayVersion(
      LogStore store, QualifiedName name, long version, Replay replay, boolean last) {
    try {
      try {
        replay.apply(version, store.read(name, version));
      } catch (DamagedLogException e) {
        if (!last) {
          throw e;
        }
        // Without hard links the last commit may be in the making, under the schema's lock.
        replay.apply(version, readLocked(store, name, version, e));
      }
    } catch (DamagedLogException e) {
      throw damaged(
          store.location(name, version) + " is not a whole Delta commit: " + e.getMessage() + ".");
    } catch (StoreException e) {
      throw new TableUnreadable(Condition.INVALID_LAKE_DIRECTORY, e.getMessage(), e);
    }
  }

  /** Reads a version once no statement is at work; damage stays damage where we may not lock. */
  private static String readLocked(
      LogStore store, QualifiedName name, long version, DamagedLogException damage) {
    TreeSet<SchemaName> schema = new TreeSet<>(List.of(SchemaName.of(name)));
    try {
      return store.locked(schema, () -> store.read(name, version));
    } catch (StoreException e) {
      damage.addSuppressed(e);
      throw damage;
    }
  }

  private static LakeTable table(LogStore store, QualifiedName name, LogReplay replay) {
    try {
      DeltaSnapshot snapshot = replay.snapshot();
      List<String> obstacles = snapshot.protocol().obstacles();
      if (!obstacles.isEmpty()) {
        throw new TableUnreadable(
            Condition.DELTA_UNSUPPORTED_FEATURES_FOR_WRITE,
            "The table "
                + name
                + " needs "
                + String.join(", ", obstacles)
                + ", which RecordLake does not know and might break. Leave the table to the"
                + " program that made it, or drop the feature there; nothing was changed.",
            null);
      }
      return LakeTable.of(name, snapshot);
    } catch (DamagedLogException e) {
      throw damaged("The log of " + store.location(name) + " is damaged: " + e.getMessage() + ".");
    }
  }

  private static TableUnreadable damaged(String what) {
    return new TableUnreadable(Condition.DELTA_LOG_DAMAGED, what + UNCHANGED, null);
  }
}
