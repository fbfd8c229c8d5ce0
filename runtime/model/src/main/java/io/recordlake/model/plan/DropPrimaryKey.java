package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Drops the primary key.
 *
 * @param name the constraint's name, as the catalog spells it
 */
public record DropPrimaryKey(Identifier name) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.DROP_PRIMARY_KEY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.PRIMARY_KEY;
  }

  @Override
  public String subject() {
    return name.value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.dropPrimaryKey(this);
  }
}
