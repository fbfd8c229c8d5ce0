package io.recordlake.engine.report;

import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * What differs may not be resolved.
 *
 * @param validation the rule that refuses, and why
 */
public record PlanningFailure(ValidationFailure validation) implements TableFailure {
  @Override
  public RunPhase phase() {
    return RunPhase.PLANNING;
  }

  @Override
  public String headline() {
    String rule = "Validation failed: " + validation.rule();
    return validation.subject().isEmpty() ? rule : rule + " (" + validation.subject() + ")";
  }

  /** The message, then a line for each detail. */
  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Validation failed: " + validation.rule() + " - " + validation.message());
    lines.addAll(validation.details());
    return List.copyOf(lines);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.planning(this);
  }
}
