package io.recordlake.engine;

import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableFailure;
import io.recordlake.engine.report.TableRunReport;
import java.util.List;

/** The message of a run that failed: each table that fell short, and why; no SQL. */
final class RunSummary {
  private static final int SHOWN = 50;

  private RunSummary() {}

  static String ofSync(SyncReport report) {
    List<TableRunReport> failed = report.failed();
    return text(
        "Sync failed: " + failed.size() + "/" + report.tables().size() + " tables failed", failed);
  }

  static String ofVerification(SyncReport report) {
    List<TableRunReport> wrong =
        report.tables().stream()
            .filter(table -> table.hasChanges() || table.hasFailures())
            .toList();
    return text(
        "Verification failed: "
            + wrong.size()
            + "/"
            + report.tables().size()
            + " tables are not as declared",
        wrong);
  }

  private static String text(String headline, List<TableRunReport> tables) {
    StringBuilder text = new StringBuilder(headline);
    for (TableRunReport table : tables.subList(0, Math.min(tables.size(), SHOWN))) {
      text.append('\n').append(table.table());
      if (table.hasFailures()) {
        text.append(" [").append(table.status()).append(']');
        for (TableFailure failure : table.failures()) {
          failure.lines().forEach(line -> text.append("\n  ").append(line));
        }
      } else {
        text.append(" [differs]: ").append(table.changeSummary());
      }
    }
    if (tables.size() > SHOWN) {
      text.append("\n… and ").append(tables.size() - SHOWN).append(" more, see the report");
    }
    return text.toString();
  }
}
