package io.recordlake.model.plan;

import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.TableAspect;

/**
 * Adds the primary key.
 *
 * @param key the key
 */
public record SetPrimaryKey(DesiredPrimaryKey key) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_PRIMARY_KEY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.PRIMARY_KEY;
  }

  @Override
  public String subject() {
    return ActionSubjects.join(key.columns());
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setPrimaryKey(this);
  }
}
