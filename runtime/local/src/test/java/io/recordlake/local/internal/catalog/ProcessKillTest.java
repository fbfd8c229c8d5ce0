package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessKillTest {

  private static final int KILLS = 3;

  @TempDir Path root;

  @Test
  void leavesTheLakeWholeAndUnlockedWhenAProcessIsKilled() throws Exception {
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = start("k" + kill + "_");
      while (process.isAlive() && commits() <= 2 * kill + 1) {
        Thread.onSpinWait();
      }
      process.destroyForcibly();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }

    Lake lake = Lake.in(root);
    int columns = lake.orders().columns().size();
    assertThat(lake.commits()).isEqualTo(columns);
    lake.run("ALTER TABLE T! ADD COLUMN `last` INT");
    assertThat(lake.orders().columns()).hasSize(columns + 1);
  }

  private int commits() {
    return Files.isDirectory(root.resolve("dev/shop/orders")) ? Lake.in(root).commits() : 0;
  }

  private Process start(String name) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            OtherProcess.classPath(),
            OtherProcess.class.getName(),
            root.toString(),
            name)
        .inheritIO()
        .start();
  }
}
