package io.recordlake.engine.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Shows how a run went: a line for each table, the failures in full, and the sums. */
final class ReportView {
  private static final int DETAIL_LENGTH = 60;
  private static final String NOTHING = "—";

  /** The order of the sums of a real run. */
  private static final List<ChangeState> SUMMED =
      List.of(
          ChangeState.APPLIED,
          ChangeState.PARTIALLY_APPLIED,
          ChangeState.NOT_APPLIED,
          ChangeState.UNKNOWN,
          ChangeState.UNCHANGED,
          ChangeState.NOT_PLANNED);

  private ReportView() {}

  static String render(SyncReport report) {
    List<String> parts = new ArrayList<>();
    parts.add(TextGrid.underlined("SYNC REPORT", '='));
    if (report.dryRun()) {
      parts.add("PLAN — no planned SQL executed");
    }
    if (!report.tables().isEmpty()) {
      parts.add(grid(report));
    }
    if (report.hasFailures()) {
      parts.add(failures(report));
    }
    parts.add(footer(report));
    return String.join("\n\n", parts);
  }

  private static String grid(SyncReport report) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("TABLE", "STATUS", "STATEMENTS", "DETAIL"));
    for (TableRunReport table : report.tables()) {
      rows.add(
          List.of(
              table.table().toString(),
              table.status().name(),
              statements(table, report.changeState(table)),
              TextGrid.cut(detail(table), DETAIL_LENGTH)));
    }
    return String.join("\n", TextGrid.lines(rows));
  }

  private static String statements(TableRunReport table, ChangeState state) {
    ExecutionSummary execution = table.execution();
    int planned = table.statements().size();
    if (execution != null) {
      return execution.applied() + "/" + execution.total();
    }
    if (!table.hasFailures()) {
      return String.valueOf(planned);
    }
    return state == ChangeState.NOT_APPLIED && planned > 0 ? "0/" + planned : NOTHING;
  }

  private static String detail(TableRunReport table) {
    List<TableFailure> failures = table.failures();
    if (failures.isEmpty()) {
      return table.changeSummary();
    }
    String more = failures.size() == 1 ? "" : " (+" + (failures.size() - 1) + " more)";
    return failures.get(0).headline() + more;
  }

  private static String failures(SyncReport report) {
    StringBuilder text = new StringBuilder(TextGrid.underlined("Failures", '-'));
    for (TableRunReport table : report.failed()) {
      text.append("\n  ").append(table.table());
      for (TableFailure failure : table.failures()) {
        List<String> lines = FailureLines.withStatement(failure);
        text.append("\n    ").append(lines.get(0));
        lines.subList(1, lines.size()).forEach(line -> text.append("\n        ").append(line));
      }
    }
    return text.toString();
  }

  private static String footer(SyncReport report) {
    int count = report.tables().size();
    String tables = count == 1 ? "1 table" : count + " tables";
    String sums = report.dryRun() ? plannedSums(report) : appliedSums(report);
    return tables + (sums.isEmpty() ? "" : ": " + sums) + " (" + seconds(report.duration()) + "s)";
  }

  private static String plannedSums(SyncReport report) {
    long failed = report.failed().size();
    long changed =
        report.tables().stream()
            .filter(table -> !table.hasFailures() && table.hasChanges())
            .count();
    long unchanged = report.tables().size() - failed - changed;
    return changed + " changed, " + unchanged + " unchanged, " + failed + " failed";
  }

  private static String appliedSums(SyncReport report) {
    List<String> sums = new ArrayList<>();
    for (ChangeState state : SUMMED) {
      long count =
          report.tables().stream().filter(table -> report.changeState(table) == state).count();
      if (count > 0) {
        sums.add(count + " " + state.label());
      }
    }
    return String.join(", ", sums);
  }

  private static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f", duration.toMillis() / 1000.0);
  }
}
