package io.recordlake.planning;

import io.recordlake.model.diff.TableDiff;

/** What planning one table came to. Either way the difference is kept. */
public sealed interface PlanningResult permits PlanningSucceeded, PlanningFailed {
  /** What differs. */
  TableDiff diff();
}
