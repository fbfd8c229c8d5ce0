package io.recordlake.engine.report;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.diff.TableMissing;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.planning.change.Change;
import io.recordlake.planning.change.ChangeKind;
import io.recordlake.planning.change.Changes;
import java.util.ArrayList;
import java.util.List;

/** Shows what differs: a block for each table, its changes by kind. */
final class DiffView {
  private DiffView() {}

  static String render(SyncReport report) {
    List<String> blocks = new ArrayList<>();
    blocks.add(TextGrid.underlined("DIFF", '='));
    for (TableRunReport table : report.tables()) {
      blocks.add(block(table, report.changeState(table)));
    }
    return String.join("\n\n", blocks);
  }

  private static String block(TableRunReport table, ChangeState state) {
    TableDiff diff = table.diff();
    if (diff == null) {
      return table.table() + "\n  (could not read — no diff)";
    }
    ActionPlan plan = table.plan();
    if (plan == null) {
      return diff instanceof TableMissing
          ? table.table() + "\n  (missing, and not created — see failures)"
          : table.table() + "  (REJECTED — no SQL planned)" + sections(Changes.of(diff));
    }
    if (plan.isEmpty()) {
      String note = table.hasFailures() ? "(no changes, but see failures)" : "(no changes)";
      return table.table() + "\n  " + note;
    }
    return table.table()
        + note(diff instanceof TableMissing, state, table)
        + sections(Changes.of(plan.actions()));
  }

  private static String note(boolean creation, ChangeState state, TableRunReport table) {
    List<String> notes = new ArrayList<>();
    if (creation) {
      notes.add("CREATE");
    }
    if (state == ChangeState.NOT_APPLIED) {
      notes.add(state.label());
    }
    ExecutionSummary execution = table.execution();
    if (execution != null
        && (state == ChangeState.PARTIALLY_APPLIED || state == ChangeState.UNKNOWN)) {
      notes.add(state.label() + ", " + execution.applied() + "/" + execution.total());
    }
    return notes.isEmpty() ? "" : "  (" + String.join(" — ", notes) + ")";
  }

  private static String sections(List<Change> changes) {
    StringBuilder text = new StringBuilder();
    for (ChangeKind kind : ChangeKind.values()) {
      List<List<String>> rows =
          changes.stream().filter(change -> change.kind() == kind).map(DiffView::cells).toList();
      if (!rows.isEmpty()) {
        text.append("\n  ").append(kind.heading());
        TextGrid.lines(rows).forEach(line -> text.append("\n    ").append(line));
      }
    }
    return text.toString();
  }

  private static List<String> cells(Change change) {
    List<String> cells = new ArrayList<>();
    cells.add(change.operation().symbol() + " " + change.subject());
    cells.addAll(change.details());
    return cells;
  }
}
