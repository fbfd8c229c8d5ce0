package io.recordlake.planning;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.List;

/**
 * The difference may not be resolved.
 *
 * @param diff what differs
 * @param failures why, in the order of the rules; at least one
 */
public record PlanningFailed(TableDiff diff, List<ValidationFailure> failures)
    implements PlanningResult {
  /** Copies the failures. */
  public PlanningFailed {
    failures = List.copyOf(failures);
    if (failures.isEmpty()) {
      throw new IllegalArgumentException("A failed planning says why.");
    }
  }
}
