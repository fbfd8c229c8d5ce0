package io.recordlake.planning.document;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns a frozen declaration into its table. Nothing is judged or resolved: that was done when the
 * table was frozen, and only the structure is checked again.
 */
final class FrozenTable {
  private FrozenTable() {}

  static DesiredTable of(TableDeclaration frozen) {
    QualifiedName name = new QualifiedName(frozen.catalog(), frozen.schema(), frozen.name());
    DesiredTable.Builder table =
        DesiredTable.builder(name)
            .columns(frozen.columns().stream().map(FrozenTable::column).toList())
            .comment(frozen.comment())
            .partitionedBy(identifiers(frozen.partitionedBy()))
            .clusteredBy(identifiers(frozen.clusteredBy()))
            .scope(frozen.scope())
            .droppedColumns(identifiers(frozen.droppedColumns()));
    frozen.tags().forEach(tag -> table.tag(tag.key(), tag.value()));
    frozen
        .properties()
        .forEach(property -> table.property(property.key(), intent(property.value())));
    List<String> key = frozen.primaryKey();
    if (key != null) {
      table.primaryKey(
          new DesiredPrimaryKey(identifiers(key), identifier(frozen.primaryKeyName())));
    }
    frozen.foreignKeys().forEach(foreignKey -> table.foreignKey(foreignKey(foreignKey, name)));
    return table.build();
  }

  private static DesiredColumn column(ColumnDeclaration column) {
    Map<String, String> tags = new LinkedHashMap<>();
    column.tags().forEach(tag -> tags.put(tag.key(), tag.value()));
    return new DesiredColumn(
        Identifier.of(column.name()),
        Objects.requireNonNull(column.type(), "a type that cannot be read is refused before"),
        column.nullable(),
        column.comment(),
        tags,
        identifier(column.renamedFrom()));
  }

  private static DesiredForeignKey foreignKey(ForeignKeyDeclaration key, QualifiedName owner) {
    QualifiedName references = key.references();
    List<String> referenced =
        Objects.requireNonNull(key.referencedColumns(), "an unpaired key is refused before");
    return new DesiredForeignKey(
        identifiers(key.columns()),
        references == null ? owner : references,
        identifiers(referenced),
        identifier(key.name()));
  }

  private static PropertyIntent intent(@Nullable String value) {
    return value == null ? PropertyIntent.absent() : PropertyIntent.present(value);
  }

  private static @Nullable Identifier identifier(@Nullable String name) {
    return name == null ? null : Identifier.of(name);
  }

  private static List<Identifier> identifiers(List<String> names) {
    return names.stream().map(Identifier::of).toList();
  }
}
