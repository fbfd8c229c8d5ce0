package io.recordlake.engine;

import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.DropColumn;
import java.util.List;

/** Compares the rest of a plan with what a second look says is to do. */
final class RemainingPlan {
  private RemainingPlan() {}

  /** Whether exactly the statements from this one on are still to do. */
  static boolean isFrom(List<CompiledStatement> statements, int index, List<Action> found) {
    return effects(
            statements.subList(index, statements.size()).stream()
                .flatMap(statement -> statement.actions().stream())
                .toList())
        .equals(effects(found));
  }

  private static List<Object> effects(List<Action> actions) {
    return actions.stream().map(RemainingPlan::effect).toList();
  }

  /**
   * What an action does. A column to drop is known by its name: earlier statements of the plan take
   * its tags away.
   */
  private static Object effect(Action action) {
    return action instanceof DropColumn drop ? new Dropped(drop.column().name()) : action;
  }

  private record Dropped(Identifier column) {}
}
