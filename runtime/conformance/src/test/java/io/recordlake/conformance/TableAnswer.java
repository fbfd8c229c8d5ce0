package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.ForeignKeyFailure;
import io.recordlake.engine.report.PlanningFailure;
import io.recordlake.engine.report.ReadFailure;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableFailure;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a run says of one table, beside what is expected of it.
 *
 * @param report the run
 * @param table what it says of the table
 */
record TableAnswer(SyncReport report, TableRunReport table) {
  private static final Pattern FREE_WORDING = Pattern.compile("<[a-z ]+>");

  /** Compares a part of the answer; whether the part is one of a table. */
  boolean compare(String part, JsonNode expected, String prefix, Differences differences) {
    switch (part) {
      case "actions" -> differences.compare(prefix + part, actions(expected), actions());
      case "sql" -> differences.compare(prefix + part, texts(expected), statements());
      case "failures" -> differences.compare(prefix + part, texts(expected), failures());
      case "status" ->
          differences.compare(prefix + part, expected.textValue(), table.status().name());
      case "change_state" ->
          differences.compare(
              prefix + part, expected.textValue(), report.changeState(table).label());
      case "failure_subjects" ->
          differences.compare(
              prefix + part,
              texts(expected),
              validations().map(ValidationFailure::subject).toList());
      case "failure_details" -> details(prefix, expected, differences);
      default -> {
        return false;
      }
    }
    return true;
  }

  static @Nullable List<String> texts(JsonNode list) {
    if (list.isNull()) {
      return null;
    }
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static @Nullable List<String> actions(JsonNode expected) {
    if (expected.isNull()) {
      return null;
    }
    List<String> actions = new ArrayList<>();
    expected.forEach(
        action ->
            actions.add(
                action.path("kind").asText() + "(" + action.path("subject").asText() + ")"));
    return actions;
  }

  private @Nullable List<String> actions() {
    ActionPlan plan = table.plan();
    return plan == null
        ? null
        : plan.actions().stream()
            .map(action -> action.kind() + "(" + action.subject() + ")")
            .toList();
  }

  private @Nullable List<String> statements() {
    return table.plan() == null
        ? null
        : table.statements().stream().map(CompiledStatement::sql).toList();
  }

  private List<String> failures() {
    return table.failures().stream().map(failure -> failure.accept(FailureName.INSTANCE)).toList();
  }

  private Stream<ValidationFailure> validations() {
    return table.failures().stream()
        .filter(PlanningFailure.class::isInstance)
        .map(failure -> ((PlanningFailure) failure).validation());
  }

  /** A line may have placeholders in angle brackets, which stand for wording of our own. */
  private void details(String prefix, JsonNode expected, Differences differences) {
    List<List<String>> actual = validations().map(ValidationFailure::details).toList();
    boolean alike = expected.size() == actual.size();
    for (int i = 0; alike && i < actual.size(); i++) {
      alike = alike(expected.get(i), actual.get(i));
    }
    if (!alike) {
      differences.add(prefix + "failure_details is " + actual + ", expected " + expected);
    }
  }

  private static boolean alike(JsonNode expected, List<String> actual) {
    if (expected.size() != actual.size()) {
      return false;
    }
    Iterator<String> lines = actual.iterator();
    for (JsonNode line : expected) {
      String fixed =
          FREE_WORDING
              .splitAsStream(line.asText() + " ")
              .map(Pattern::quote)
              .reduce((left, right) -> left + ".+" + right)
              .orElse("");
      if (!(lines.next() + " ").matches(fixed)) {
        return false;
      }
    }
    return true;
  }

  private enum FailureName implements TableFailure.Visitor<String> {
    INSTANCE;

    @Override
    public String read(ReadFailure failure) {
      return "ReadFailure";
    }

    @Override
    public String planning(PlanningFailure failure) {
      return failure.validation().rule();
    }

    @Override
    public String foreignKey(ForeignKeyFailure failure) {
      return failure.problem().reason().name();
    }

    @Override
    public String execution(ExecutionFailure failure) {
      return "ExecutionFailure";
    }
  }
}
