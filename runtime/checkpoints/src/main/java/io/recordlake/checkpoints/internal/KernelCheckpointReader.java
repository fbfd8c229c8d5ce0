package io.recordlake.checkpoints.internal;

import io.delta.kernel.Scan;
import io.delta.kernel.Snapshot;
import io.delta.kernel.TableManager;
import io.delta.kernel.data.FilteredColumnarBatch;
import io.delta.kernel.data.Row;
import io.delta.kernel.defaults.engine.DefaultEngine;
import io.delta.kernel.engine.Engine;
import io.delta.kernel.internal.InternalScanFileUtils;
import io.delta.kernel.internal.SnapshotImpl;
import io.delta.kernel.internal.actions.AddFile;
import io.delta.kernel.utils.CloseableIterator;
import io.recordlake.local.internal.checkpoint.CheckpointException;
import io.recordlake.local.internal.checkpoint.CheckpointReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.hadoop.conf.Configuration;

/** Reads checkpoints through Delta Kernel. Kernel only reads here; it never writes a table. */
public final class KernelCheckpointReader implements CheckpointReader {

  /** For the service loader. */
  public KernelCheckpointReader() {}

  @Override
  public List<String> tableActions(Path table, long version) {
    return read(table, version, engine -> tableActions(snapshot(table, version, engine)));
  }

  @Override
  public List<String> fileActions(Path table, long version) {
    return read(table, version, engine -> fileActions(snapshot(table, version, engine), engine));
  }

  private static <T> T read(Path table, long version, Function<Engine, T> reading) {
    try {
      return reading.apply(DefaultEngine.create(new Configuration()));
    } catch (CheckpointException e) {
      throw e;
    } catch (RuntimeException e) {
      // Kernel has no common exception; whatever it throws, this checkpoint was not read.
      throw new CheckpointException(
          "Delta Kernel cannot read version "
              + version
              + " of \""
              + table
              + "\" from its checkpoint ("
              + e.getClass().getSimpleName()
              + ": "
              + e.getMessage()
              + ")",
          e);
    }
  }

  private static SnapshotImpl snapshot(Path table, long version, Engine engine) {
    Snapshot snapshot =
        TableManager.loadSnapshot(table.toUri().toString()).atVersion(version).build(engine);
    if (snapshot instanceof SnapshotImpl known) {
      return known;
    }
    throw new CheckpointException(
        "Delta Kernel answers a snapshot of " + snapshot.getClass().getName(), null);
  }

  private static List<String> tableActions(SnapshotImpl snapshot) {
    List<String> actions = new ArrayList<>();
    actions.add(ActionLine.of(snapshot.getProtocol()));
    actions.add(ActionLine.of(snapshot.getMetadata()));
    snapshot.getActiveDomainMetadataMap().values().stream()
        .map(ActionLine::of)
        .sorted()
        .forEach(actions::add);
    return actions;
  }

  private static List<String> fileActions(SnapshotImpl snapshot, Engine engine) {
    Scan scan = snapshot.getScanBuilder().build();
    List<String> actions = new ArrayList<>();
    try (CloseableIterator<FilteredColumnarBatch> batches = scan.getScanFiles(engine, true)) {
      while (batches.hasNext()) {
        addFiles(batches.next(), actions);
      }
    } catch (IOException e) {
      throw new CheckpointException("the list of data files cannot be closed", e);
    }
    return actions;
  }

  private static void addFiles(FilteredColumnarBatch batch, List<String> actions)
      throws IOException {
    try (CloseableIterator<Row> rows = batch.getRows()) {
      while (rows.hasNext()) {
        Row file = rows.next().getStruct(InternalScanFileUtils.ADD_FILE_ORDINAL);
        actions.add(ActionLine.of(new AddFile(file)));
      }
    }
  }
}
