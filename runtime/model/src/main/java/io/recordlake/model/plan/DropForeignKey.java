package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Drops a foreign key.
 *
 * @param name the constraint's name, as the catalog spells it
 */
public record DropForeignKey(Identifier name) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.DROP_FOREIGN_KEY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.FOREIGN_KEYS;
  }

  @Override
  public String subject() {
    return name.value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.dropForeignKey(this);
  }
}
