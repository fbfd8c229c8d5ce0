package io.recordlake.engine.report;

import java.util.ArrayList;
import java.util.List;

/** The lines of a failure, with the statement that it stands at where there is one. */
final class FailureLines {
  private FailureLines() {}

  /** The failure's own lines, then the statement. */
  static List<String> withStatement(TableFailure failure) {
    if (failure instanceof ExecutionFailure execution) {
      List<String> lines = new ArrayList<>(failure.lines());
      lines.add("SQL: " + execution.sql());
      return lines;
    }
    return failure.lines();
  }
}
