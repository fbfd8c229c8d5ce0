package io.recordlake.engine;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.report.ReadFailure;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.PlanningResult;
import io.recordlake.planning.PlanningSucceeded;
import io.recordlake.planning.relationship.ForeignKeyProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a table once it is planned.
 *
 * @param desired the table as it should be, with all names
 * @param state what the catalog says
 * @param planning what planning came to, or null when it could not be read
 * @param statements the statements of the accepted plan
 * @param edges the foreign keys for which the table waits
 * @param problems the foreign keys that cannot be applied
 */
record TableWork(
    DesiredTable desired,
    CatalogState state,
    @Nullable PlanningResult planning,
    List<CompiledStatement> statements,
    List<DesiredForeignKey> edges,
    List<ForeignKeyProblem> problems) {
  TableWork {
    statements = List.copyOf(statements);
  }

  QualifiedName name() {
    return desired.name();
  }

  @Nullable ReadFailure readFailure() {
    return state instanceof CatalogState.ReadFailed failed
        ? new ReadFailure(failed.failure())
        : null;
  }

  /** Whether the table has failed before any statement. */
  boolean hasFailed() {
    return !(planning instanceof PlanningSucceeded) || !problems.isEmpty();
  }
}
