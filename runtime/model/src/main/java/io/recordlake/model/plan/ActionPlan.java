package io.recordlake.model.plan;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.RelationKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/**
 * The actions that bring one table to its desired state, in the order in which they run.
 *
 * <p>They are ordered by phase, then by subject in lower case, then by subject, by code point.
 * Columns to add keep the order in which they were given.
 *
 * @param target the table
 * @param kind what kind of relation it is
 * @param actions the actions, in order; empty when there is nothing to do
 */
public record ActionPlan(QualifiedName target, RelationKind kind, List<Action> actions)
    implements Iterable<Action> {
  private static final Comparator<Keyed> ORDER =
      Comparator.<Keyed>comparingInt(keyed -> keyed.action.phase().number())
          .thenComparing(Keyed::folded, CodePointOrder.INSTANCE)
          .thenComparing(Keyed::subject, CodePointOrder.INSTANCE);

  /**
   * Orders the actions.
   *
   * @throws IllegalArgumentException when one creates another table
   */
  public ActionPlan {
    for (Action action : actions) {
      if (action instanceof CreateTable create && !create.table().name().equals(target)) {
        throw new IllegalArgumentException(
            "A plan for " + target + " cannot create " + create.table().name() + ".");
      }
    }
    actions = inOrder(actions);
  }

  /** Whether there is nothing to do. */
  public boolean isEmpty() {
    return actions.isEmpty();
  }

  /** How many actions there are. */
  public int size() {
    return actions.size();
  }

  @Override
  public Iterator<Action> iterator() {
    return actions.iterator();
  }

  private static List<Action> inOrder(List<Action> actions) {
    if (actions.size() < 2) {
      return List.copyOf(actions);
    }
    List<Keyed> keyed = new ArrayList<>(actions.size());
    for (Action action : actions) {
      String subject = action.phase() == ActionPhase.ADD_COLUMN ? "" : action.subject();
      keyed.add(new Keyed(action, subject, subject.toLowerCase(Locale.ROOT)));
    }
    keyed.sort(ORDER);
    return keyed.stream().map(Keyed::action).toList();
  }

  private record Keyed(Action action, String subject, String folded) {}
}
