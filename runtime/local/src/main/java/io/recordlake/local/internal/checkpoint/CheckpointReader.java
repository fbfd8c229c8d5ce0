package io.recordlake.local.internal.checkpoint;

import java.nio.file.Path;
import java.util.List;

/**
 * Reads tables whose log starts at a checkpoint, for which Parquet must be read. Found by {@link
 * java.util.ServiceLoader}; {@code recordlake-checkpoints} provides one.
 */
public interface CheckpointReader {

  /**
   * The actions that tell what a table is as of a version that has a checkpoint: {@code protocol},
   * {@code metaData} and {@code domainMetadata}, each as a line of a commit.
   *
   * @throws CheckpointException when the checkpoint cannot be read
   */
  List<String> tableActions(Path table, long version);

  /**
   * The data files of a table as of a version that has a checkpoint: {@code add} actions, each as a
   * line of a commit, with their statistics where the checkpoint has them.
   *
   * @throws CheckpointException when the checkpoint cannot be read
   */
  List<String> fileActions(Path table, long version);
}
