package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;

/**
 * Removes a table property.
 *
 * @param key the property
 * @param observed the value in the catalog
 */
public record UnsetProperty(String key, String observed) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.UNSET_PROPERTY;
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
    return visitor.unsetProperty(this);
  }
}
