package io.recordlake.engine.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.planning.PlanningFailed;
import io.recordlake.planning.change.Change;
import io.recordlake.planning.change.Changes;
import java.util.List;

/** Writes what a run says of one table. */
final class TableJson {
  private TableJson() {}

  static void write(TableRunReport table, ChangeState state, ObjectNode json) {
    json.put("name", table.table().toString());
    json.put("status", table.status().name());
    json.put("change_state", state.label());
    json.put("has_changes", table.hasChanges());
    json.put("has_failures", table.hasFailures());
    ActionPlan plan = table.plan();
    changes(plan == null ? List.of() : Changes.of(plan.actions()), json.putArray("changes"));
    changes(rejected(table), json.putArray("rejected_changes"));
    ArrayNode sql = json.putArray("planned_sql_statements");
    table.statements().forEach(statement -> sql.add(statement.sql()));
    ArrayNode statements = json.putArray("planned_statements");
    table.statements().forEach(statement -> statement(statement, statements.addObject()));
    ArrayNode failures = json.putArray("failures");
    for (TableFailure failure : table.failures()) {
      failure.accept(new FailureJson(failures.addObject()));
    }
    ExecutionSummary execution = table.execution();
    if (execution == null) {
      json.putNull("execution");
    } else {
      json.putObject("execution")
          .put("applied", execution.applied())
          .put("total", execution.total());
    }
  }

  private static List<Change> rejected(TableRunReport table) {
    return table.planning() instanceof PlanningFailed failed
            && failed.diff() instanceof TableDrift drift
        ? Changes.of(drift)
        : List.of();
  }

  private static void changes(List<Change> changes, ArrayNode json) {
    for (Change change : changes) {
      json.addObject()
          .put("kind", change.kind().id())
          .put("operation", change.operation().id())
          .put("subject", change.subject())
          .put("detail", change.detail());
    }
  }

  /** Which actions a statement carries out; reports stay per action. */
  private static void statement(CompiledStatement statement, ObjectNode json) {
    json.put("sql", statement.sql());
    ArrayNode actions = json.putArray("actions");
    for (Action action : statement.actions()) {
      actions.addObject().put("kind", action.kind()).put("subject", action.subject());
    }
  }
}
