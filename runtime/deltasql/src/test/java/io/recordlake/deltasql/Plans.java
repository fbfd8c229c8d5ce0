package io.recordlake.deltasql;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.List;
import java.util.Map;

/** Accepted plans of one table, {@code dev.silver.orders}, and their statements. */
final class Plans {
  static final QualifiedName ORDERS = new QualifiedName("dev", "silver", "orders");

  private Plans() {}

  /** The statements' texts, one for each action. */
  static List<String> perAction(RelationKind kind, Action... actions) {
    return texts(compile(kind, Statements.PER_ACTION, Capabilities.all(), List.of(actions)));
  }

  /** The statements' texts where neighbours share one. */
  static List<String> coalesced(RelationKind kind, List<? extends Action> actions) {
    return texts(compile(kind, Statements.COALESCED, Capabilities.all(), actions));
  }

  static List<CompiledStatement> compile(
      RelationKind kind,
      Statements statements,
      Capabilities capabilities,
      List<? extends Action> actions) {
    return StatementCompiler.compile(planning(kind, actions), statements, capabilities);
  }

  static List<String> texts(List<CompiledStatement> statements) {
    return statements.stream().map(CompiledStatement::sql).toList();
  }

  private static PlanningSucceeded planning(RelationKind kind, List<? extends Action> actions) {
    DesiredTable desired =
        DesiredTable.builder(ORDERS)
            .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
            .build();
    ObservedTable observed =
        ObservedTable.builder(ORDERS)
            .column(new ObservedColumn(Identifier.of("id"), ScalarType.INTEGER, true, "", Map.of()))
            .kind(kind)
            .build();
    List<Action> all = List.copyOf(actions);
    return new PlanningSucceeded(
        new TableDrift(desired, observed, all, List.of(), List.of()),
        new ActionPlan(ORDERS, kind, all));
  }
}
