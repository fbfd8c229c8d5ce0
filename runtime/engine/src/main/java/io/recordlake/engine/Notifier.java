package io.recordlake.engine;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.PlanningResult;
import java.util.List;

/** Tells a listener what happens, one call at a time, and drops what it throws. */
final class Notifier {
  private final SyncListener listener;

  Notifier(SyncListener listener) {
    this.listener = listener;
  }

  void read(CatalogState state) {
    tell(() -> listener.read(state));
  }

  void planned(QualifiedName table, PlanningResult planning, List<CompiledStatement> statements) {
    tell(() -> listener.planned(table, planning, statements));
  }

  void statementBegun(CompiledStatement statement, int index, int total) {
    tell(() -> listener.statementBegun(statement, index, total));
  }

  void statementEnded(CompiledStatement statement, int index, int total, ExecutionOutcome outcome) {
    tell(() -> listener.statementEnded(statement, index, total, outcome));
  }

  void runEnded(SyncReport report) {
    tell(() -> listener.runEnded(report));
  }

  private synchronized void tell(Runnable call) {
    try {
      call.run();
    } catch (Exception dropped) {
      // By contract a listener never changes the outcome of a run. Code in other languages can
      // throw checked exceptions from here too.
    }
  }
}
