package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;

/**
 * Renames a column. Earlier phases speak of the old name, later ones of the new.
 *
 * @param from the name in the catalog, as it spells it
 * @param to the new name
 */
public record RenameColumn(Identifier from, Identifier to) implements Action {
  /** Refuses a change that changes nothing. */
  public RenameColumn {
    Transitions.require(!from.equals(to), "name of column " + from);
  }

  @Override
  public ActionPhase phase() {
    return ActionPhase.RENAME_COLUMN;
  }

  @Override
  public TableAspect aspect() {
    return TableAspect.COLUMN_STRUCTURE;
  }

  @Override
  public String subject() {
    return from.value();
  }

  @Override
  public <R> R accept(ActionVisitor<R> visitor) {
    return visitor.renameColumn(this);
  }
}
