package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;
import org.jspecify.annotations.Nullable;

/**
 * Sets a table property.
 *
 * @param key the property
 * @param desired the value to set
 * @param observed the value in the catalog, or null
 */
public record SetProperty(String key, String desired, @Nullable String observed) implements Action {
  /** Refuses a change that changes nothing. */
  public SetProperty {
    Transitions.require(!desired.equals(observed), "property " + key);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.SET_PROPERTY;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.PROPERTIES;
  }

  @Override
  public String subject() {
    return key;
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.setProperty(this);
  }
}
