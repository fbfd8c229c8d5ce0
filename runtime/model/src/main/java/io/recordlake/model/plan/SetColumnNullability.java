package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Makes a column nullable or NOT NULL.
 *
 * @param column the column
 * @param nullable whether it may be null from now on; it was the opposite
 */
public record SetColumnNullability(Identifier column, boolean nullable) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_COLUMN_NULLABILITY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_STRUCTURE;
  }

  @Override
  public String subject() {
    return column.value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setColumnNullability(this);
  }
}
