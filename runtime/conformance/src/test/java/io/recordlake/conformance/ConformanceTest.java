package io.recordlake.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs every case and prints a line for each. */
class ConformanceTest {
  /** As many as our own folder holds: fewer would mean that some were not found. */
  private static final int CASES_AT_LEAST = 1410;

  @Test
  void everyCaseIsAsExpected() {
    CaseRunner runner = new CaseRunner(System.out);
    List<Case> cases = Catalogue.cases();
    runner.run(cases);
    assertThat(cases).hasSizeGreaterThanOrEqualTo(CASES_AT_LEAST);
    assertThat(runner.failed()).as("cases that differ; each has a FAIL line").isZero();
  }

  @Test
  void saysWhatDiffers() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CaseRunner runner = new CaseRunner(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    runner.run(
        List.of(
            new Case("a-1", List::of),
            new Case("a-2", () -> List.of("x is 1, expected 2", "two\nlines")),
            new Case(
                "a-3",
                () -> {
                  throw new IllegalStateException("broken");
                })));
    assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
        .containsExactly(
            "PASS a-1",
            "FAIL a-2: x is 1, expected 2; two\\nlines",
            "FAIL a-3: threw java.lang.IllegalStateException: broken",
            "TOTAL 3: 1 passed, 2 failed");
  }
}
