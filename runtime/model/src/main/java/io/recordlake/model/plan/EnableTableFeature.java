package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;
import io.recordlake.model.table.TableFeature;

/**
 * Makes the table support a protocol feature. Cannot be undone.
 *
 * @param feature the feature
 */
public record EnableTableFeature(TableFeature feature) implements Action {
  @Override
  public ActionPhase phase() {
    return ActionPhase.ENABLE_TABLE_FEATURE;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_STRUCTURE;
  }

  @Override
  public String subject() {
    return feature.canonicalName();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.enableTableFeature(this);
  }
}
