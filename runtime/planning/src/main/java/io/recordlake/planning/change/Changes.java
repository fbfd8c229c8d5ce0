package io.recordlake.planning.change;

import io.recordlake.model.diff.TableDiff;
import io.recordlake.model.diff.Unresolvable;
import io.recordlake.model.plan.Action;
import java.util.ArrayList;
import java.util.List;

/** Puts actions and differences into words. */
public final class Changes {
  private Changes() {}

  /** What the action changes: one entry, or several for a creation or a commented column. */
  public static List<Change> of(Action action) {
    return List.copyOf(action.accept(ActionChanges.INSTANCE));
  }

  /** What the actions change, in their order. */
  public static List<Change> of(List<Action> actions) {
    List<Change> changes = new ArrayList<>();
    for (Action action : actions) {
      changes.addAll(action.accept(ActionChanges.INSTANCE));
    }
    return List.copyOf(changes);
  }

  /** What differs and no action resolves. */
  public static Change of(Unresolvable difference) {
    return difference.accept(UnresolvableChanges.INSTANCE);
  }

  /** All that differs, in the order in which it was found: what actions resolve, then the rest. */
  public static List<Change> of(TableDiff diff) {
    List<Change> changes = new ArrayList<>(of(diff.actions()));
    diff.unresolvables().forEach(difference -> changes.add(of(difference)));
    return List.copyOf(changes);
  }
}
