package io.recordlake.conformance.convergence;

import io.recordlake.conformance.LakeView;
import io.recordlake.conformance.MemoryLake;
import io.recordlake.engine.SyncOptions;
import io.recordlake.local.LocalBackend;
import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.local.internal.store.DirectoryLogStore;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.model.name.QualifiedName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where pairs are tried. */
interface Stage {
  /** What the stage is called. */
  String name();

  /** The options to try a pair of that round with, one after another. */
  List<SyncOptions> options(int round);

  /** The lake, ready for a trial; it may change with it. */
  Trial trial(MemoryLake lake);

  /** The lake as a trial left it. */
  MemoryLake after(Trial trial);

  /** In memory, where the lake itself changes. */
  record Memory() implements Stage {
    @Override
    public String name() {
      return "memory";
    }

    @Override
    public List<SyncOptions> options(int round) {
      return List.of(SyncOptions.DEFAULT, SyncOptions.BASELINE);
    }

    @Override
    public Trial trial(MemoryLake lake) {
      return new Trial(lake, lake.view());
    }

    @Override
    public MemoryLake after(Trial trial) {
      return (MemoryLake) trial.backend();
    }
  }

  /** On disk: each trial has a directory of its own, and the lake in memory stays as it is. */
  final class Disk implements Stage {
    private final Path root;
    private int trials;

    Disk(Path root) {
      this.root = root;
    }

    @Override
    public String name() {
      return "disk";
    }

    /** One of the two in turn: the disk takes its time for each statement. */
    @Override
    public List<SyncOptions> options(int round) {
      return List.of(round % 2 == 0 ? SyncOptions.DEFAULT : SyncOptions.BASELINE);
    }

    @Override
    public Trial trial(MemoryLake lake) {
      Path directory = root.resolve("lake-" + trials++);
      LogStore store = new DirectoryLogStore(directory, new InstalledCheckpointReader());
      lake.view().logs().forEach((table, log) -> write(store, table, log));
      return new Trial(LocalBackend.open(directory), new LakeView(store));
    }

    @Override
    public MemoryLake after(Trial trial) {
      return MemoryLake.of(trial.view().logs());
    }

    /** Writes a log as the store would, but without waiting for the disk. */
    private static void write(LogStore store, QualifiedName table, List<String> log) {
      try {
        for (int version = 0; version < log.size(); version++) {
          String location = store.location(table, version);
          Path file = Path.of(location.substring(1, location.length() - 1));
          Files.createDirectories(file.getParent());
          Files.writeString(file, log.get(version));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
