package io.recordlake.conformance.convergence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random declarations against random catalogs. What is planned is applied and then is as declared,
 * what is refused leaves the catalog as it was, and the order of the input does not matter.
 *
 * <p>{@code -Drecordlake.seed=N} repeats a build, {@code -Drecordlake.story=N} one story of it, and
 * {@code -Drecordlake.pairs=N} tries more or fewer pairs in memory.
 */
class ConvergenceTest {
  private static final int PAIRS_IN_MEMORY = 2_000;
  private static final int PAIRS_ON_DISK = 200;

  private final long seed = Long.getLong("recordlake.seed", 1_130L);

  @Test
  void everyPairConvergesOrIsRefusedWhole() {
    Tally tally = tell(new Stage.Memory(), Integer.getInteger("recordlake.pairs", PAIRS_IN_MEMORY));
    assertThat(tally.faults()).as(tally.summary("memory", seed)).isEmpty();
  }

  @Test
  void soDoesEveryPairOnDisk(@TempDir Path root) {
    Tally tally = tell(new Stage.Disk(root), PAIRS_ON_DISK);
    assertThat(tally.faults()).as(tally.summary("disk", seed)).isEmpty();
  }

  private Tally tell(Stage stage, int pairs) {
    Tally tally = new Tally();
    int only = Integer.getInteger("recordlake.story", -1);
    for (int story = Math.max(only, 0); tally.pairs() < pairs; story++) {
      new Story(stage, seed, story, tally).tell();
      if (story == only) {
        break;
      }
    }
    System.out.println(tally.summary(stage.name(), seed));
    return tally;
  }
}
