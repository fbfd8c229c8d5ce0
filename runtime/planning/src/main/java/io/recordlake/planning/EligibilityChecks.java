package io.recordlake.planning;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.diff.Unresolvable;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.Scope;
import io.recordlake.model.table.TableAspect;
import io.recordlake.planning.change.Change;
import io.recordlake.planning.change.Changes;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What must hold before a difference is judged at all: the declaration may speak of this table, and
 * owns what differs. These checks cannot be switched off.
 */
final class EligibilityChecks {
  private final TableDiff diff;
  private final Scope scope;
  private final List<ValidationFailure> failures = new ArrayList<>();

  private EligibilityChecks(TableDiff diff) {
    this.diff = diff;
    this.scope = diff.desired().scope();
  }

  /** Every failure of every check, check by check. */
  static List<ValidationFailure> judge(TableDiff diff, Capabilities capabilities) {
    EligibilityChecks checks = new EligibilityChecks(diff);
    if (diff instanceof TableDrift drift) {
      checks.spelling();
      checks.streaming(drift);
      checks.unmanagedDrift();
    } else {
      checks.missing();
    }
    checks.backend(capabilities);
    return checks.failures;
  }

  private void spelling() {
    for (Unresolvable difference : diff.unresolvables()) {
      if (difference instanceof Unresolvable.ColumnCaseDrift drift) {
        failures.add(
            RuleName.COLUMN_SPELLING_MUST_MATCH_CATALOG.failure(
                drift.declared().value(),
                "The column is declared as \""
                    + drift.declared()
                    + "\" and the catalog spells it \""
                    + drift.observed()
                    + "\". Declare it as the catalog spells it."));
      }
    }
  }

  private void missing() {
    if (!scope.manages(TableAspect.TABLE_EXISTENCE)) {
      failures.add(
          RuleName.MISSING_TABLE_UNMANAGED.failure(
              "",
              "The table is missing, and a declaration of scope "
                  + scope.label()
                  + " may not create it. Create it elsewhere, or declare it with full scope."));
    }
  }

  private void streaming(TableDrift drift) {
    if (drift.observed().kind() == RelationKind.STREAMING_TABLE
        && !scope.within(Scope.ANNOTATIONS)) {
      failures.add(
          RuleName.STREAMING_TABLE_ANNOTATIONS_ONLY.failure(
              "",
              "The table is a streaming table: its definition belongs to its pipeline, and the"
                  + " declaration has scope "
                  + scope.label()
                  + ". Declare it with scope annotations or tags."));
    }
  }

  private void unmanagedDrift() {
    if (scope == Scope.FULL) {
      return;
    }
    Map<TableAspect, List<String>> lines = new LinkedHashMap<>();
    for (Action action : diff.actions()) {
      note(action.aspect(), Changes.of(action), lines);
    }
    for (Unresolvable difference : diff.unresolvables()) {
      // A drift of case has a check of its own.
      if (!(difference instanceof Unresolvable.ColumnCaseDrift)) {
        note(difference.aspect(), List.of(Changes.of(difference)), lines);
      }
    }
    lines.forEach(
        (aspect, details) ->
            failures.add(
                new ValidationFailure(
                    RuleName.UNMANAGED_ASPECT_DRIFT.label(),
                    aspect.label(),
                    "A declaration of scope "
                        + scope.label()
                        + " does not own "
                        + aspect.label()
                        + ", and the catalog differs there. Declare what the catalog has, or widen"
                        + " the scope.",
                    details)));
  }

  private void note(
      TableAspect aspect, List<Change> changes, Map<TableAspect, List<String>> lines) {
    if (!scope.manages(aspect)) {
      List<String> details = lines.computeIfAbsent(aspect, key -> new ArrayList<>());
      changes.forEach(change -> details.add(change.line()));
    }
  }

  /** One failure for each thing that is claimed and that the backend cannot store. */
  private void backend(Capabilities capabilities) {
    for (Capability capability : Capability.values()) {
      if (!capabilities.has(capability) && claims(capability)) {
        failures.add(
            RuleName.UNSUPPORTED_BY_BACKEND.failure(
                capability.label(),
                capability == Capability.STREAMING_TABLES
                    ? "The table is a streaming table, and this backend does not change those. Take"
                        + " it out of the run, or use a backend that does."
                    : "The declaration has "
                        + capability.label()
                        + ", and this backend does not store them. Remove them from the"
                        + " declaration, or use a backend that does."));
      }
    }
  }

  private boolean claims(Capability capability) {
    DesiredTable desired = diff.desired();
    return switch (capability) {
      case PRIMARY_KEYS -> desired.primaryKey() != null;
      case FOREIGN_KEYS -> !desired.foreignKeys().isEmpty();
      case TABLE_TAGS -> !desired.tags().isEmpty();
      case COLUMN_TAGS -> desired.columns().stream().anyMatch(column -> !column.tags().isEmpty());
      case STREAMING_TABLES ->
          diff instanceof TableDrift drift
              && drift.observed().kind() == RelationKind.STREAMING_TABLE;
      // A tightening is refused by its safety rule; a list form is a matter of statements.
      case NOT_NULL_TIGHTENING, MULTI_COLUMN_ALTER -> false;
    };
  }
}
