package io.recordlake.planning.declaration;

import io.recordlake.model.name.QualifiedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A foreign key, as written.
 *
 * @param columns the local columns
 * @param references the referenced table, or null for the declared table itself
 * @param referencedColumns the referenced columns, paired with the local ones, or null to infer the
 *     pairs: one local column goes with a key of one column, and columns named like the key's go
 *     with their namesakes
 * @param name the name that its creation asks for, or null
 */
public record ForeignKeyDeclaration(
    List<String> columns,
    @Nullable QualifiedName references,
    @Nullable List<String> referencedColumns,
    @Nullable String name) {
  /** Copies the columns. */
  public ForeignKeyDeclaration {
    columns = List.copyOf(columns);
    referencedColumns = referencedColumns == null ? null : List.copyOf(referencedColumns);
  }
}
