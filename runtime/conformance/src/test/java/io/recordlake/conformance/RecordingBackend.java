package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.ArrayList;
import java.util.List;

/** Another backend, whose statements are kept and some of them refused. */
final class RecordingBackend implements Backend {
  private final Backend delegate;
  private final JsonNode refusals;
  private final List<String> executed = new ArrayList<>();

  /**
   * A backend over another.
   *
   * @param refusals a list of refusals, each with the text that a statement {@code contains}
   */
  RecordingBackend(Backend delegate, JsonNode refusals) {
    this.delegate = delegate;
    this.refusals = refusals;
  }

  /** The statements so far, refused ones included. */
  List<String> executed() {
    return List.copyOf(executed);
  }

  @Override
  public Capabilities capabilities() {
    return delegate.capabilities();
  }

  @Override
  public List<CatalogState> read(List<QualifiedName> names) {
    return delegate.read(names);
  }

  @Override
  public List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements) {
    return delegate.compile(planning, statements);
  }

  @Override
  public ExecutionOutcome execute(CompiledStatement statement) {
    executed.add(statement.sql());
    for (JsonNode refusal : refusals) {
      if (statement.sql().contains(refusal.path("contains").asText())) {
        return new ExecutionOutcome.Rejected(
            BackendFailure.of(
                refusal.path("exception_type").asText(), refusal.path("message").asText()),
            false);
      }
    }
    return delegate.execute(statement);
  }

  @Override
  public void close() {
    delegate.close();
  }
}
