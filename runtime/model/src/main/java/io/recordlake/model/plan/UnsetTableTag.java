package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;

/**
 * Removes a tag from the table.
 *
 * @param key the tag
 */
public record UnsetTableTag(String key) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.UNSET_TABLE_TAG;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.TABLE_TAGS;
  }

  @Override
  public String subject() {
    return key;
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.unsetTableTag(this);
  }
}
