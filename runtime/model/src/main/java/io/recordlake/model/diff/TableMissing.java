package io.recordlake.model.diff;

import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredTable;
import java.util.List;

/**
 * The catalog has no such table.
 *
 * @param desired the table as it should be
 * @param actions its creation, then its tags and foreign keys
 */
public record TableMissing(DesiredTable desired, List<Action> actions) implements TableDiff {
  /** Copies the actions. */
  public TableMissing {
    actions = List.copyOf(actions);
  }

  @Override
  public List<Unresolvable> unresolvables() {
    return List.of();
  }
}
