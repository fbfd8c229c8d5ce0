package io.recordlake.local.internal.catalog;

import io.recordlake.model.name.QualifiedName;
import java.util.List;

/**
 * A foreign key.
 *
 * @param name the constraint's name, lower case
 * @param columns the local columns, spelled as the schema spells them
 * @param referencedColumns the referenced columns, paired with the local ones
 */
public record ForeignKeyFact(
    String name,
    List<String> columns,
    QualifiedName referencedTable,
    List<String> referencedColumns) {

  public ForeignKeyFact {
    columns = List.copyOf(columns);
    referencedColumns = List.copyOf(referencedColumns);
  }
}
