package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;
import org.jspecify.annotations.Nullable;

/**
 * Sets a tag on the table.
 *
 * @param key the tag
 * @param desired the value to set
 * @param observed the value in the catalog, or null
 */
public record SetTableTag(String key, String desired, @Nullable String observed) implements Action {
  /** Refuses a change that changes nothing. */
  public SetTableTag {
    Transitions.require(!desired.equals(observed), "tag " + key);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_TABLE_TAG;
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
    return visitor.setTableTag(this);
  }
}
