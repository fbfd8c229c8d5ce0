package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Removes a tag from a column.
 *
 * @param column the column
 * @param key the tag
 */
public record UnsetColumnTag(Identifier column, String key) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.UNSET_COLUMN_TAG;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_TAGS;
  }

  @Override
  public String subject() {
    return column.value() + "." + key;
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.unsetColumnTag(this);
  }
}
