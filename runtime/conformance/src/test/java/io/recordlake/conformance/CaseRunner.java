package io.recordlake.conformance;

import java.io.PrintStream;
import java.util.List;

/** Runs cases and says how each fared: one line per case, and at the end the total. */
final class CaseRunner {
  private final PrintStream out;
  private int passed;
  private int failed;

  CaseRunner(PrintStream out) {
    this.out = out;
  }

  void run(List<Case> cases) {
    cases.forEach(this::run);
    out.println("TOTAL " + (passed + failed) + ": " + passed + " passed, " + failed + " failed");
  }

  int failed() {
    return failed;
  }

  int passed() {
    return passed;
  }

  private void run(Case one) {
    List<String> differences = differences(one);
    if (differences.isEmpty()) {
      passed++;
      out.println("PASS " + one.id());
    } else {
      failed++;
      String text = String.join("; ", differences);
      out.println("FAIL " + one.id() + ": " + text.replace("\r", "\\r").replace("\n", "\\n"));
    }
  }

  private static List<String> differences(Case one) {
    try {
      return one.check().differences();
    } catch (Exception | LinkageError | StackOverflowError e) {
      return List.of("threw " + e);
    }
  }
}
