package io.recordlake.conformance.convergence;

import io.recordlake.model.diff.ProtectedTag;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.Scope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes down what a catalog has as a declaration. */
final class Adoption {
  private Adoption() {}

  static DraftTable of(ObservedTable table) {
    DraftTable draft = new DraftTable(table.name());
    for (ObservedColumn column : table.columns()) {
      DraftColumn copy = new DraftColumn(column.name().value(), column.type(), column.nullable());
      copy.comment = column.comment();
      copy.tags = settable(column.tags());
      draft.columns.add(copy);
    }
    draft.comment = table.comment();
    draft.tags = settable(table.tags());
    draft.partitionedBy = texts(table.partitionedBy());
    draft.clusteredBy = texts(table.clusteredBy());
    ObservedPrimaryKey key = table.primaryKey();
    draft.primaryKey = key == null ? null : texts(key.columns());
    for (ObservedForeignKey foreignKey : table.foreignKeys()) {
      draft.foreignKeys.add(
          new DraftKey(
              texts(foreignKey.columns()),
              foreignKey.references(),
              texts(foreignKey.referencedColumns())));
    }
    table.properties().forEach((name, value) -> draft.properties.put(name, Optional.of(value)));
    draft.scope = table.kind() == RelationKind.TABLE ? Scope.FULL : Scope.ANNOTATIONS;
    return draft;
  }

  private static Map<String, String> settable(Map<String, String> tags) {
    Map<String, String> settable = new LinkedHashMap<>(tags);
    settable.keySet().removeIf(key -> !ProtectedTag.isSettable(key));
    return settable;
  }

  private static List<String> texts(List<Identifier> names) {
    return names.stream().map(Identifier::value).collect(Collectors.toList());
  }
}
