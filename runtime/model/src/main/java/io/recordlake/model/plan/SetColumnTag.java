package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;
import org.jspecify.annotations.Nullable;

/**
 * Sets a tag on a column.
 *
 * @param column the column
 * @param key the tag
 * @param desired the value to set
 * @param observed the value in the catalog, or null
 */
public record SetColumnTag(Identifier column, String key, String desired, @Nullable String observed)
    implements Action {
  /** Refuses a change that changes nothing. */
  public SetColumnTag {
    Transitions.require(!desired.equals(observed), "tag " + key);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_COLUMN_TAG;
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
    return visitor.setColumnTag(this);
  }
}
