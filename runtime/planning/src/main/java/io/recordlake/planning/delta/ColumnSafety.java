package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.diff.Unresolvable.ColumnRenameConflict;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.planning.rule.ColumnDrops;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.List;
import java.util.Set;

/** Safety of changes to columns. */
final class ColumnSafety {
  private ColumnSafety() {}

  static List<ValidationFailure> nonNullableAdd(TableDrift drift, PlanOptions options) {
    return Found.inActions(
        drift,
        AddColumn.class,
        add ->
            add.column().nullable()
                ? null
                : RuleName.NON_NULLABLE_COLUMN_ADD.failure(
                    add.subject(),
                    "Column \""
                        + add.subject()
                        + "\" is NOT NULL, and the rows that exist have no value for it. Add it as"
                        + " nullable, fill it, tighten it in the catalog, then declare NOT NULL."));
  }

  static List<ValidationFailure> nullabilityTightening(TableDrift drift, PlanOptions options) {
    return Found.inActions(
        drift,
        SetColumnNullability.class,
        set ->
            set.nullable()
                ? null
                : RuleName.NULLABILITY_TIGHTENING_ON_EXISTING_COLUMN.failure(
                    set.subject(),
                    "Column \""
                        + set.subject()
                        + "\" is nullable in the catalog and NOT NULL in the declaration; rows may"
                        + " hold nulls. Fill them, tighten the column in the catalog, then declare"
                        + " NOT NULL."));
  }

  static List<ValidationFailure> nonWideningTypeChange(TableDrift drift, PlanOptions options) {
    return Found.inActions(
        drift,
        AlterColumnType.class,
        alter ->
            TypeWidening.allows(alter.observed(), alter.desired())
                ? null
                : RuleName.NON_WIDENING_COLUMN_TYPE_CHANGE.failure(
                    alter.subject(),
                    "Column \""
                        + alter.subject()
                        + "\" cannot become "
                        + alter.desired().label()
                        + " from "
                        + alter.observed().label()
                        + ": Delta widens types and nothing else. Recreate the table, or add a"
                        + " column of the new type and move the data."));
  }

  static List<ValidationFailure> wideningNotEnabled(TableDrift drift, PlanOptions options) {
    if (drift.desired().declares(ManagedProperty.TYPE_WIDENING.key(), "true")) {
      return List.of();
    }
    return Found.inActions(
        drift,
        AlterColumnType.class,
        alter ->
            TypeWidening.allows(alter.observed(), alter.desired())
                ? RuleName.TYPE_WIDENING_REQUIRED_FOR_TYPE_CHANGE.failure(
                    alter.subject(),
                    "Column \""
                        + alter.subject()
                        + "\" can be widened from "
                        + alter.observed().label()
                        + " to "
                        + alter.desired().label()
                        + " only with type widening. Declare "
                        + ManagedProperty.TYPE_WIDENING.key()
                        + " = \"true\"; the same sync may do both.")
                : null);
  }

  /** One failure for the table, however many columns would go. */
  static List<ValidationFailure> dropWithoutMapping(TableDrift drift, PlanOptions options) {
    if (drift.desired().declares(ManagedProperty.COLUMN_MAPPING_MODE.key(), "name")) {
      return List.of();
    }
    List<Identifier> dropped =
        drift.actions().stream()
            .filter(DropColumn.class::isInstance)
            .map(action -> ((DropColumn) action).column().name())
            .toList();
    if (dropped.isEmpty()) {
      return List.of();
    }
    return List.of(
        RuleName.COLUMN_MAPPING_REQUIRED_FOR_DROP.failure(
            "",
            "The catalog has columns that the declaration does not have ("
                + Identifier.join(dropped)
                + "), and dropping needs column mapping. Declare "
                + ManagedProperty.COLUMN_MAPPING_MODE.key()
                + " = \"name\", in the same sync if you like, or declare the columns."));
  }

  static List<ValidationFailure> ambiguousRename(TableDrift drift, PlanOptions options) {
    return Found.inUnresolvables(
        drift,
        ColumnRenameConflict.class,
        conflict ->
            RuleName.AMBIGUOUS_COLUMN_RENAME.failure(
                conflict.from().value(),
                "The rename of \""
                    + conflict.from()
                    + "\" to \""
                    + conflict.to()
                    + "\" is ambiguous: the catalog has both columns. Remove the hint; if the old"
                    + " column is to go, drop it in a step of its own."));
  }

  static List<ValidationFailure> dropNotDeclared(TableDrift drift, PlanOptions options) {
    if (options.drops() == ColumnDrops.ALLOWED) {
      return List.of();
    }
    Set<Identifier> declared = Set.copyOf(drift.desired().droppedColumns());
    return Found.inActions(
        drift,
        DropColumn.class,
        drop ->
            declared.contains(drop.column().name())
                ? null
                : RuleName.COLUMN_DROP_NOT_DECLARED.failure(
                    drop.subject(),
                    "Column \""
                        + drop.subject()
                        + "\" is in the catalog and not in the declaration; dropping it would"
                        + " delete its data. To drop it, name it in droppedColumns; if it was"
                        + " renamed, say so with renamedFrom; else declare it."));
  }
}
