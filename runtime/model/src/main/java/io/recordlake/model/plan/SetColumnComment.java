package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Changes a column's comment.
 *
 * @param column the column
 * @param desired the new comment; empty for none
 * @param observed the comment in the catalog
 */
public record SetColumnComment(Identifier column, String desired, String observed)
    implements Action {
  /** Refuses a change that changes nothing. */
  public SetColumnComment {
    Transitions.require(!desired.equals(observed), "comment of column " + column);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_COLUMN_COMMENT;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_COMMENTS;
  }

  @Override
  public String subject() {
    return column.value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setColumnComment(this);
  }
}
