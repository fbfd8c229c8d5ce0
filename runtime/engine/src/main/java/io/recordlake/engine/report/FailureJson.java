package io.recordlake.engine.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.planning.relationship.ForeignKeyProblem;
import io.recordlake.planning.rule.ValidationFailure;

/** Writes one failure. */
record FailureJson(ObjectNode json) implements TableFailure.Visitor<ObjectNode> {
  @Override
  public ObjectNode read(ReadFailure failure) {
    head(failure, "ReadFailure", String.join(" ", failure.lines()));
    return cause(failure.cause());
  }

  @Override
  public ObjectNode planning(PlanningFailure failure) {
    ValidationFailure validation = failure.validation();
    head(failure, "ValidationFailure", failure.lines().get(0));
    json.put("rule", validation.rule()).put("subject", validation.subject());
    ArrayNode details = json.putArray("details");
    validation.details().forEach(details::add);
    return json;
  }

  @Override
  public ObjectNode foreignKey(ForeignKeyFailure failure) {
    ForeignKeyProblem problem = failure.problem();
    head(failure, "ForeignKeyFailure", String.join(" ", failure.lines()));
    json.put("reason", problem.reason().name());
    ArrayNode columns = json.putArray("columns");
    problem.key().columns().forEach(column -> columns.add(column.value()));
    return json.put("references", problem.key().references().toString());
  }

  @Override
  public ObjectNode execution(ExecutionFailure failure) {
    head(failure, "ExecutionFailure", String.join(" ", FailureLines.withStatement(failure)));
    cause(failure.cause());
    json.put("statement_index", failure.statementIndex());
    json.put("sql", failure.sql());
    json.put("outcome", failure.fate().id());
    ArrayNode details = json.putArray("details");
    failure.details().forEach(details::add);
    return json;
  }

  private void head(TableFailure failure, String type, String message) {
    json.put("phase", failure.phase().name()).put("type", type).put("message", message);
  }

  private ObjectNode cause(BackendFailure cause) {
    return json.put("exception_type", cause.type())
        .put("condition", cause.condition())
        .put("diagnostic", cause.message());
  }
}
