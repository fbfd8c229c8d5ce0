package io.recordlake.model.plan;

import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.TableAspect;

/**
 * Adds a foreign key.
 *
 * @param key the key
 */
public record SetForeignKey(DesiredForeignKey key) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_FOREIGN_KEY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.FOREIGN_KEYS;
  }

  @Override
  public String subject() {
    return ActionSubjects.join(key.columns());
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setForeignKey(this);
  }
}
