package io.recordlake.planning.declaration;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.DataType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a foreign key needs to know of the table that it references.
 *
 * @param name the table's name
 * @param primaryKey the columns of its primary key, as it spells them; empty when it has no key
 * @param types the types of its columns by name; a column whose type is not known is left out
 */
public record ParentTable(
    QualifiedName name, List<Identifier> primaryKey, Map<Identifier, DataType> types) {
  /** Copies the collections. */
  public ParentTable {
    primaryKey = List.copyOf(primaryKey);
    types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
  }

  /** What is to be known of this table. */
  public static ParentTable of(DesiredTable table) {
    Map<Identifier, DataType> types = new LinkedHashMap<>();
    table.columns().forEach(column -> types.put(column.name(), column.type()));
    @Nullable DesiredPrimaryKey key = table.primaryKey();
    return new ParentTable(table.name(), key == null ? List.of() : key.columns(), types);
  }
}
