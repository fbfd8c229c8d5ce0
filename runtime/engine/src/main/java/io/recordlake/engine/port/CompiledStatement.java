package io.recordlake.engine.port;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import java.util.List;

/**
 * A statement that is ready to run. The previewed statement is the executed one.
 *
 * @param table the table that it changes
 * @param sql the statement's text, without a final semicolon
 * @param actions the actions that it carries out, in plan order; at least one
 */
public record CompiledStatement(QualifiedName table, String sql, List<Action> actions) {
  /** Copies the actions. */
  public CompiledStatement {
    actions = List.copyOf(actions);
    if (sql.isBlank() || actions.isEmpty()) {
      throw new IllegalArgumentException("A statement has a text and at least one action.");
    }
  }
}
