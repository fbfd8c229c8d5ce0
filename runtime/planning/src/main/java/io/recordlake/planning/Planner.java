package io.recordlake.planning;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.diff.TableDiffer;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.planning.delta.SafetyRules;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plans one table: the only source of plans. */
public final class Planner {
  private Planner() {}

  /**
   * Compares, judges and orders. Pure: the same input gives the same result.
   *
   * @param desired the table as it should be
   * @param observed the table as the catalog has it, or null when it has none
   * @param capabilities what the backend can store and change
   * @param options what the planner may do
   * @throws IllegalArgumentException when the two tables have different names
   */
  public static PlanningResult plan(
      DesiredTable desired,
      @Nullable ObservedTable observed,
      Capabilities capabilities,
      PlanOptions options) {
    TableDiff diff = TableDiffer.diff(desired, observed);
    List<ValidationFailure> failures = EligibilityChecks.judge(diff, capabilities);
    if (failures.isEmpty() && diff instanceof TableDrift drift) {
      failures = SafetyRules.judge(drift, options);
    }
    if (!failures.isEmpty()) {
      return new PlanningFailed(diff, failures);
    }
    RelationKind kind =
        diff instanceof TableDrift drift ? drift.observed().kind() : RelationKind.TABLE;
    return new PlanningSucceeded(diff, new ActionPlan(desired.name(), kind, diff.actions()));
  }
}
