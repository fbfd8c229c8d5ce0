package io.recordlake.engine.report;

import io.recordlake.engine.port.BackendFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * A table stopped at a statement.
 *
 * @param statementIndex the statement's position among the table's statements, from 0
 * @param sql the statement
 * @param fate what became of it
 * @param cause what the backend says
 * @param details further lines, such as what the second look at the table found
 */
public record ExecutionFailure(
    int statementIndex, String sql, StatementFate fate, BackendFailure cause, List<String> details)
    implements TableFailure {
  /** Copies the details. */
  public ExecutionFailure {
    details = List.copyOf(details);
  }

  @Override
  public RunPhase phase() {
    return RunPhase.EXECUTION;
  }

  @Override
  public String headline() {
    return "Execution failed at statement " + (statementIndex + 1) + ": " + cause.type();
  }

  /** What happened, the statement's fate where it is not plainly refused, and the details. */
  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>(Diagnostic.lines(headline(), cause.message()));
    if (!fate.phrase().isEmpty()) {
      lines.add(fate.phrase());
    }
    lines.addAll(details);
    return List.copyOf(lines);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.execution(this);
  }
}
