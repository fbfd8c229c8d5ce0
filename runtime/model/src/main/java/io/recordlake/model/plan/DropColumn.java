package io.recordlake.model.plan;

import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.TableAspect;

/**
 * Drops a column with its data.
 *
 * @param column the column
 */
public record DropColumn(ObservedColumn column) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.DROP_COLUMN;
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
    return visitor.dropColumn(this);
  }
}
