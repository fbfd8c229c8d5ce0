package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A foreign key as it should be. The pairs of columns are ordered by local name; pairs and
 * referenced table are its identity, the name is only a wish for its creation.
 *
 * @param columns the local columns, ordered by name
 * @param references the referenced table
 * @param referencedColumns the referenced columns, paired with the local ones
 * @param name the name that its creation asks for, or null
 */
public record DesiredForeignKey(
    List<Identifier> columns,
    QualifiedName references,
    List<Identifier> referencedColumns,
    @Nullable Identifier name) {
  /**
   * Checks the columns and orders the pairs.
   *
   * @throws InvalidDeclarationException when a list is empty, names a column twice, or the lists
   *     are of unlike size
   */
  public DesiredForeignKey {
    KeyColumns.require(problems(columns, referencedColumns));
    List<Integer> order = KeyColumns.canonicalOrder(columns);
    columns = KeyColumns.pick(columns, order);
    referencedColumns = KeyColumns.pick(referencedColumns, order);
  }

  /** What is wrong with these local columns, whatever they reference. */
  public static List<Problem> problems(List<Identifier> local) {
    return KeyColumns.localProblems(local);
  }

  /** What is wrong with a foreign key that pairs these columns. */
  public static List<Problem> problems(List<Identifier> local, List<Identifier> referenced) {
    return KeyColumns.pairProblems(local, referenced);
  }

  /** Whether the observed key is this key: the same pairs and the same referenced table. */
  public boolean matches(ObservedForeignKey observed) {
    return columns.equals(observed.columns())
        && references.equals(observed.references())
        && referencedColumns.equals(observed.referencedColumns());
  }
}
