package io.recordlake.local.internal;

import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.internal.catalog.Condition;
import io.recordlake.local.internal.catalog.LakeException;
import io.recordlake.local.internal.catalog.StatementHalfDone;
import java.util.EnumSet;
import java.util.Set;

/** What the lake refuses, as the engine's ports say it. */
public final class FailureTranslation {

  /** Refusals that another writer may have caused by doing what was to be done. */
  private static final Set<Condition> MOVED =
      EnumSet.of(
          Condition.COLUMN_ALREADY_EXISTS,
          Condition.CONSTRAINT_ALREADY_EXISTS,
          Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA,
          Condition.DELTA_CONCURRENT_WRITE,
          Condition.DUPLICATE_FOREIGN_KEY,
          Condition.PRIMARY_KEY_ALREADY_EXISTS,
          Condition.TABLE_OR_VIEW_ALREADY_EXISTS,
          Condition.TABLE_OR_VIEW_NOT_FOUND);

  private FailureTranslation() {}

  /** The failure that an exception of the lake stands for. */
  public static BackendFailure of(LakeException e) {
    return new BackendFailure(e.getClass().getSimpleName(), e.condition().id(), e.getMessage());
  }

  /** The outcome of a statement that failed: without effect, unless the failure says otherwise. */
  public static ExecutionOutcome outcome(LakeException e) {
    return e instanceof StatementHalfDone
        ? new ExecutionOutcome.OutcomeUnknown(of(e))
        : new ExecutionOutcome.Rejected(of(e), MOVED.contains(e.condition()));
  }
}
