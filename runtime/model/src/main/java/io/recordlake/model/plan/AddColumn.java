package io.recordlake.model.plan;

import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.TableAspect;

/**
 * Adds a column.
 *
 * @param column the column; its tags are actions of their own
 */
public record AddColumn(DesiredColumn column) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.ADD_COLUMN;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_STRUCTURE;
  }

  @Override
  public String subject() {
    return column.name().value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.addColumn(this);
  }
}
