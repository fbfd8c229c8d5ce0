package io.recordlake.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs every scenario of a run over the embedded lakehouse too. */
class EmbeddedTest {
  /** Each so manieth scenario also runs on disk, where every commit waits for the disk. */
  private static final int ON_DISK_EVERY = 20;

  @TempDir private Path folder;

  @Test
  void everyScenarioComesToTheSameInMemory() {
    List<Case> cases =
        Catalogue.runs().stream()
            .map(scenario -> embedded(scenario, EmbeddedCatalog::inMemory))
            .toList();
    run(cases, "the embedded lakehouse in memory");
    assertThat(cases).hasSizeGreaterThanOrEqualTo(563);
  }

  @Test
  void someScenariosComeToTheSameOnDisk() {
    List<Scenario> runs = Catalogue.runs();
    List<Case> cases =
        runs.stream()
            .filter(scenario -> runs.indexOf(scenario) % ON_DISK_EVERY == 0)
            .map(scenario -> embedded(scenario, this::onDisk))
            .toList();
    run(cases, "the embedded lakehouse on disk");
    assertThat(cases).hasSizeGreaterThanOrEqualTo(28);
  }

  private static void run(List<Case> cases, String backend) {
    CaseRunner runner = new CaseRunner(System.out, backend);
    runner.run(cases);
    assertThat(runner.failed()).as("scenarios that differ; each has a FAIL line").isZero();
  }

  private static Case embedded(Scenario scenario, Function<Scenario, EmbeddedCatalog> lakehouse) {
    return new Case(scenario.id(), () -> EmbeddedScenario.differences(scenario, lakehouse));
  }

  private EmbeddedCatalog onDisk(Scenario scenario) {
    return EmbeddedCatalog.in(newFolder(), scenario);
  }

  private Path newFolder() {
    try {
      return Files.createTempDirectory(folder, "lake");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
