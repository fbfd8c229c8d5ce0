package io.recordlake.conformance.convergence;

import io.recordlake.conformance.LakeView;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Refusals by the platform that no plan foresees; docs/known-hazards.md says why. */
enum KnownHazard {
  /** A key asks for a name that another constraint of the schema has. */
  CONSTRAINT_NAME_TAKEN("PF-015", "CONSTRAINT_ALREADY_EXISTS") {
    @Override
    boolean explains(CompiledStatement statement, LakeView before, LakeView after) {
      Identifier wanted = constraintName(statement.actions());
      if (wanted == null) {
        return false;
      }
      String name = wanted.value().toLowerCase(Locale.ROOT);
      return before.constraintNames(statement.table()).contains(name)
          || after.constraintNames(statement.table()).contains(name);
    }
  },
  /** A CHECK constraint speaks of a column that is renamed, dropped or widened. */
  CHECKED_COLUMN("PF-028", "DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE") {
    @Override
    boolean explains(CompiledStatement statement, LakeView before, LakeView after) {
      Identifier column = changedColumn(statement.actions().get(0));
      return column != null
          && after.checks(statement.table()).stream()
              .anyMatch(check -> check.contains(column.value()));
    }
  };

  private final String fact;
  private final String condition;

  KnownHazard(String fact, String condition) {
    this.fact = fact;
    this.condition = condition;
  }

  /** The platform fact that documents it. */
  String fact() {
    return fact;
  }

  /** Whether this hazard, and nothing else, made the platform refuse the statement. */
  abstract boolean explains(CompiledStatement statement, LakeView before, LakeView after);

  /**
   * The hazard that explains a refusal, or null when none does.
   *
   * @param before the lake before the run
   * @param after the lake after it
   */
  static @Nullable KnownHazard of(
      @Nullable String condition, CompiledStatement statement, LakeView before, LakeView after) {
    for (KnownHazard hazard : values()) {
      if (hazard.condition.equals(condition) && hazard.explains(statement, before, after)) {
        return hazard;
      }
    }
    return null;
  }

  private static @Nullable Identifier constraintName(List<Action> actions) {
    Action action = actions.get(0);
    if (action instanceof CreateTable create) {
      DesiredPrimaryKey key = create.table().primaryKey();
      return key == null ? null : key.name();
    }
    if (action instanceof SetPrimaryKey set) {
      return set.key().name();
    }
    return action instanceof SetForeignKey set ? set.key().name() : null;
  }

  private static @Nullable Identifier changedColumn(Action action) {
    if (action instanceof RenameColumn rename) {
      return rename.from();
    }
    if (action instanceof DropColumn drop) {
      return drop.column().name();
    }
    return action instanceof AlterColumnType alter ? alter.column() : null;
  }
}
