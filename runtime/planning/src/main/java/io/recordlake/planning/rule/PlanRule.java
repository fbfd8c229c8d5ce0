package io.recordlake.planning.rule;

import io.recordlake.model.diff.TableDrift;
import java.util.List;

/** A rule that may refuse to bring an existing table to its desired state. */
@FunctionalInterface
public interface PlanRule {
  /**
   * Judges a difference. Pure.
   *
   * @param drift the difference
   * @param options what the planner may do
   * @return why the difference may not be resolved, in the order of the difference; empty when it
   *     may
   */
  List<ValidationFailure> judge(TableDrift drift, PlanOptions options);
}
