package io.recordlake.conformance;

import java.io.PrintStream;
import java.util.List;

/** Runs cases and says how each fared: one line per case, and at the end the total. */
final class CaseRunner {
  private final PrintStream out;
  private final String backend;
  private int passed;
  private int failed;

  /** A runner that prints here. */
  CaseRunner(PrintStream out) {
    this(out, "");
  }

  /** A runner of cases over a backend; names it, and only says which cases fail. */
  CaseRunner(PrintStream out, String backend) {
    this.out = out;
    this.backend = backend;
  }

  void run(List<Case> cases) {
    cases.forEach(this::run);
    String total = backend.isEmpty() ? "TOTAL " : "TOTAL on " + backend + " ";
    out.println(total + (passed + failed) + ": " + passed + " passed, " + failed + " failed");
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
      if (backend.isEmpty()) {
        out.println("PASS " + one.id());
      }
    } else {
      failed++;
      String text = String.join("; ", differences);
      String where = backend.isEmpty() ? "" : " on " + backend;
      out.println(
          "FAIL " + one.id() + where + ": " + text.replace("\r", "\\r").replace("\n", "\\n"));
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
