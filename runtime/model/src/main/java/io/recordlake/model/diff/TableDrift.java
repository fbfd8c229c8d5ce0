package io.recordlake.model.diff;

import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import java.util.List;

/**
 * The catalog has the table; it may or may not differ.
 *
 * @param desired the table as it should be
 * @param observed the table as the catalog has it
 * @param actions the actions that would resolve the difference, in the order of comparison
 * @param unresolvables the differences that no action resolves
 * @param protectedTags the undeclared tags that a user can neither set nor remove
 */
public record TableDrift(
    DesiredTable desired,
    ObservedTable observed,
    List<Action> actions,
    List<Unresolvable> unresolvables,
    List<ProtectedTag> protectedTags)
    implements TableDiff {
  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException when the two tables have different names
   */
  public TableDrift {
    if (!desired.name().equals(observed.name())) {
      throw new IllegalArgumentException(
          "Cannot compare " + desired.name() + " with " + observed.name() + ".");
    }
    actions = List.copyOf(actions);
    unresolvables = List.copyOf(unresolvables);
    protectedTags = List.copyOf(protectedTags);
  }
}
