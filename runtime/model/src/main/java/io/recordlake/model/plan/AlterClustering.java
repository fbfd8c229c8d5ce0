package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;
import java.util.List;

/**
 * Changes the clustering.
 *
 * @param desired the new clustering columns, in declared order; empty for none
 * @param observed the clustering columns in the catalog
 */
public record AlterClustering(List<Identifier> desired, List<Identifier> observed)
    implements Action {
  /** Refuses a change that changes nothing. */
  public AlterClustering {
    desired = List.copyOf(desired);
    observed = List.copyOf(observed);
    Transitions.require(!Identifier.sameSet(desired, observed), "clustering");
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.ALTER_CLUSTERING;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.CLUSTERING;
  }

  @Override
  public String subject() {
    return "";
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.alterClustering(this);
  }
}
