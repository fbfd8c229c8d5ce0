package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.List;

/**
 * A primary key as the catalog has it.
 *
 * @param columns the columns, in key order
 * @param name the constraint's name, as the catalog spells it
 */
public record ObservedPrimaryKey(List<Identifier> columns, Identifier name) {
  /**
   * Copies the columns and checks them.
   *
   * @throws InvalidDeclarationException when there is no column, or one is named twice
   */
  public ObservedPrimaryKey {
    columns = List.copyOf(columns);
    KeyColumns.require(DesiredPrimaryKey.problems(columns));
  }
}
