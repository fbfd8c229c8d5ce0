package io.recordlake.planning;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.plan.ActionPlan;

/**
 * The difference may be resolved.
 *
 * @param diff what differs
 * @param plan the actions that resolve it, in order; empty when nothing differs
 */
public record PlanningSucceeded(TableDiff diff, ActionPlan plan) implements PlanningResult {
  /**
   * Checks that the plan answers the difference.
   *
   * @throws IllegalArgumentException when the plan is for another table, or leaves a difference
   */
  public PlanningSucceeded {
    if (!plan.target().equals(diff.name())) {
      throw new IllegalArgumentException(
          "A plan for "
              + plan.target()
              + " does not answer the difference of "
              + diff.name()
              + ".");
    }
    if (!diff.unresolvables().isEmpty()) {
      throw new IllegalArgumentException(
          "No plan resolves all differences of " + diff.name() + ": " + diff.unresolvables());
    }
  }
}
