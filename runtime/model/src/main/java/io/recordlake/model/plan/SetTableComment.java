package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;

/**
 * Changes the table's comment.
 *
 * @param desired the new comment; empty for none
 * @param observed the comment in the catalog
 */
public record SetTableComment(String desired, String observed) implements Action {
  /** Refuses a change that changes nothing. */
  public SetTableComment {
    Transitions.require(!desired.equals(observed), "comment of the table");
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_TABLE_COMMENT;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.TABLE_COMMENT;
  }

  @Override
  public String subject() {
    return "";
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setTableComment(this);
  }
}
