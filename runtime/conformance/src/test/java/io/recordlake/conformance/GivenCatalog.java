package io.recordlake.conformance;

import io.recordlake.deltasql.StatementCompiler;
import io.recordlake.engine.port.Backend;
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

/** A catalog that says what it was given, whatever happens, and takes every statement. */
final class GivenCatalog implements Backend {
  private final Map<QualifiedName, CatalogState> states;

  /** A catalog that says this; a table that is not named does not exist. */
  GivenCatalog(Map<QualifiedName, CatalogState> states) {
    this.states = Map.copyOf(states);
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
    return ExecutionOutcome.Applied.APPLIED;
  }

  @Override
  public void close() {}
}
