package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A primary key as it should be. Its identity is the set of its columns: the order is kept for the
 * statement, and the name is only a wish for its creation.
 *
 * @param columns the columns, in declared order
 * @param name the name that its creation asks for, or null
 */
public record DesiredPrimaryKey(List<Identifier> columns, @Nullable Identifier name) {
  /**
   * Copies the columns and checks them.
   *
   * @throws InvalidDeclarationException when there is no column, or one is named twice
   */
  public DesiredPrimaryKey {
    columns = List.copyOf(columns);
    KeyColumns.require(problems(columns));
  }

  /** A key over these columns, without a name. */
  public static DesiredPrimaryKey of(String... columns) {
    return new DesiredPrimaryKey(Identifier.listOf(columns), null);
  }

  /** What is wrong with a primary key over these columns. */
  public static List<Problem> problems(List<Identifier> columns) {
    return KeyColumns.problems(columns, "primaryKey", "primary key");
  }

  /** Whether the observed key is this key: the same set of columns. */
  public boolean matches(ObservedPrimaryKey observed) {
    return Identifier.sameSet(columns, observed.columns());
  }
}
