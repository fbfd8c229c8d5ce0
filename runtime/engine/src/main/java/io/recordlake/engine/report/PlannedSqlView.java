package io.recordlake.engine.report;

import io.recordlake.engine.port.CompiledStatement;
import java.util.ArrayList;
import java.util.List;

/** Shows the planned statements, as a script. */
final class PlannedSqlView {
  private PlannedSqlView() {}

  static String render(SyncReport report) {
    List<String> blocks = new ArrayList<>();
    for (TableRunReport table : report.tables()) {
      if (!table.statements().isEmpty()) {
        StringBuilder block = new StringBuilder("-- ").append(table.table());
        for (CompiledStatement statement : table.statements()) {
          block.append('\n').append(statement.sql()).append(';');
        }
        blocks.add(block.toString());
      }
    }
    return String.join("\n\n", blocks);
  }
}
