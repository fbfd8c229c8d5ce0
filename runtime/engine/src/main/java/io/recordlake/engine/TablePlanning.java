package io.recordlake.engine;

import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.Planner;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import io.recordlake.planning.rule.PlanOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plans tables and compiles the plans, and holds the compiler to its contract. */
final class TablePlanning {
  private final Backend backend;
  private final SyncOptions options;

  TablePlanning(Backend backend, SyncOptions options) {
    this.backend = backend;
    this.options = options;
  }

  /** What planning comes to, or null when the table could not be read. */
  @Nullable PlanningResult plan(DesiredTable desired, CatalogState state) {
    if (state instanceof CatalogState.ReadFailed) {
      return null;
    }
    ObservedTable observed =
        state instanceof CatalogState.TablePresent present ? present.table() : null;
    return Planner.plan(
        desired, observed, backend.capabilities(), new PlanOptions(options.drops()));
  }

  /** The statements of an accepted plan; none for any other answer. */
  List<CompiledStatement> compile(@Nullable PlanningResult planning) {
    if (!(planning instanceof PlanningSucceeded accepted) || accepted.plan().isEmpty()) {
      return List.of();
    }
    List<CompiledStatement> statements = backend.compile(accepted, options.statements());
    List<Action> compiled =
        statements.stream().flatMap(statement -> statement.actions().stream()).toList();
    boolean faithful =
        compiled.equals(accepted.plan().actions())
            && statements.stream()
                .allMatch(statement -> statement.table().equals(accepted.plan().target()));
    if (!faithful) {
      throw new IllegalStateException(
          "The compiler was given the plan of "
              + accepted.plan().target()
              + " and its statements carry out another one: "
              + compiled);
    }
    return statements;
  }
}
