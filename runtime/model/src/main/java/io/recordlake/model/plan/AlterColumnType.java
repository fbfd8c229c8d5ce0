package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;
import io.recordlake.model.type.DataType;

/**
 * Changes a column's type.
 *
 * @param column the column
 * @param desired the new type
 * @param observed the type in the catalog
 */
public record AlterColumnType(Identifier column, DataType desired, DataType observed)
    implements Action {
  /** Refuses a change that changes nothing. */
  public AlterColumnType {
    Transitions.require(!desired.equals(observed), "type of column " + column);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.ALTER_COLUMN_TYPE;
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
    return visitor.alterColumnType(this);
  }
}
