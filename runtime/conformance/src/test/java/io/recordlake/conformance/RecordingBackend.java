package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.deltasql.StatementCompiler;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.TableAbsent;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A catalog that says what it was given, keeps the statements, and refuses some of them. */
final class RecordingBackend implements Backend {
  private final Map<QualifiedName, CatalogState> states;
  private final JsonNode refusals;
  private final List<String> executed = new ArrayList<>();

  /**
   * A catalog.
   *
   * @param states what it says; a table that is not named does not exist
   * @param refusals a list of refusals, each with the text that a statement {@code contains}
   */
  RecordingBackend(Map<QualifiedName, CatalogState> states, JsonNode refusals) {
    this.states = Map.copyOf(states);
    this.refusals = refusals;
  }

  /** The statements so far, refused ones included. */
  List<String> executed() {
    return List.copyOf(executed);
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.all();
  }

  @Override
  public List<CatalogState> read(List<QualifiedName> names) {
    List<CatalogState> read = new ArrayList<>();
    for (QualifiedName name : names) {
      CatalogState state = states.get(name);
      read.add(state == null ? new TableAbsent(name) : state);
    }
    return read;
  }

  @Override
  public List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements) {
    return StatementCompiler.compile(planning, statements, capabilities());
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
    return ExecutionOutcome.Applied.APPLIED;
  }

  @Override
  public void close() {}
}
