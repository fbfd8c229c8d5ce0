package io.recordlake.local.internal.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.model.name.QualifiedName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract where the file system has no hard links. */
class NoHardLinksTest extends LogStoreContract {

  @TempDir Path root;

  @Override
  LogStore store() {
    return new DirectoryLogStore(root, new InstalledCheckpointReader(), new Unlinkable());
  }

  @Test
  void leavesNothingButTheCommit() throws IOException {
    store().putIfAbsent(QualifiedName.parse("dev.shop.orders"), 0, "x");

    try (Stream<Path> files = Files.list(root.resolve("dev/shop/orders/_delta_log"))) {
      assertThat(files)
          .extracting(file -> file.getFileName().toString())
          .containsExactly("00000000000000000000.json");
    }
  }

  private static final class Unlinkable extends CommitFile {

    @Override
    void link(Path file, Path draft) {
      throw new UnsupportedOperationException();
    }
  }
}
