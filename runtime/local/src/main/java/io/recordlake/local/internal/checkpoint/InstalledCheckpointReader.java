package io.recordlake.local.internal.checkpoint;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

/** The reader on the class path, looked for when the first checkpoint must be read. */
public final class InstalledCheckpointReader implements CheckpointReader {

  @Override
  public List<String> tableActions(Path table, long version) {
    return installed(table, version).tableActions(table, version);
  }

  @Override
  public List<String> fileActions(Path table, long version) {
    return installed(table, version).fileActions(table, version);
  }

  private static CheckpointReader installed(Path table, long version) {
    return ServiceLoader.load(CheckpointReader.class, CheckpointReader.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new CheckpointException(
                    "the log of \""
                        + table
                        + "\" starts at the checkpoint of version "
                        + version
                        + ", and nothing on the class path reads checkpoints. Add the dependency"
                        + " io.recordlake:recordlake-checkpoints",
                    null));
  }
}
