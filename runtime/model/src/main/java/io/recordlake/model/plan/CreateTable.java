package io.recordlake.model.plan;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.TableAspect;

/**
 * Creates the table.
 *
 * @param table the whole table; its tags and foreign keys are actions of their own
 */
public record CreateTable(DesiredTable table) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.CREATE_TABLE;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.TABLE_EXISTENCE;
  }

  @Override
  public String subject() {
    return "";
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.createTable(this);
  }
}
