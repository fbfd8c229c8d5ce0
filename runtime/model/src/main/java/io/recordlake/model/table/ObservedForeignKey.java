package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.List;

/**
 * A foreign key as the catalog has it. The pairs of columns are ordered by local name.
 *
 * @param columns the local columns, ordered by name
 * @param references the referenced table
 * @param referencedColumns the referenced columns, paired with the local ones
 * @param name the constraint's name, as the catalog spells it
 */
public record ObservedForeignKey(
    List<Identifier> columns,
    QualifiedName references,
    List<Identifier> referencedColumns,
    Identifier name) {
  /**
   * Checks the columns and orders the pairs.
   *
   * @throws InvalidDeclarationException when a list is empty, names a column twice, or the lists
   *     are of unlike size
   */
  public ObservedForeignKey {
    KeyColumns.require(KeyColumns.pairProblems(columns, referencedColumns));
    List<Integer> order = KeyColumns.canonicalOrder(columns);
    columns = KeyColumns.pick(columns, order);
    referencedColumns = KeyColumns.pick(referencedColumns, order);
  }
}
