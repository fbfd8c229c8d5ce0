package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.PlanRule;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules that keep a plan from losing data or from failing half way, in the order of reports.
 */
public final class SafetyRules {
  private static final List<PlanRule> ALL =
      List.of(
          ColumnSafety::nonNullableAdd,
          ColumnSafety::nullabilityTightening,
          ColumnSafety::nonWideningTypeChange,
          ColumnSafety::wideningNotEnabled,
          PropertySafety::partitioningChange,
          PropertySafety::transition,
          PropertySafety::undeclared,
          ColumnSafety::dropWithoutMapping,
          ColumnSafety::ambiguousRename,
          KeySafety::primaryKeyReferenced,
          ColumnSafety::dropNotDeclared,
          PropertySafety::changeDataFeedReservedColumn,
          TagSafety::limit);

  private SafetyRules() {}

  /** Every failure of every rule, rule by rule. */
  public static List<ValidationFailure> judge(TableDrift drift, PlanOptions options) {
    if (drift.actions().isEmpty() && drift.unresolvables().isEmpty()) {
      return List.of();
    }
    List<ValidationFailure> failures = new ArrayList<>();
    for (PlanRule rule : ALL) {
      failures.addAll(rule.judge(drift, options));
    }
    return failures;
  }
}
