package io.recordlake.deltasql.read;

import io.recordlake.deltasql.read.CatalogQuery.Kind;
import io.recordlake.deltasql.read.TableRows.Row;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.planning.delta.FeatureProperties;
import io.recordlake.planning.delta.ManagedProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts a table together from its description and the rows about it. Tags find their column ignoring
 * case; keys and layout must name columns in the very spelling, as the platform keeps it.
 */
final class SnapshotAssembly {
  private final QualifiedName name;
  private final TableDescription description;
  private final TableRows rows;

  private SnapshotAssembly(QualifiedName name, TableDescription description, TableRows rows) {
    this.name = name;
    this.description = description;
    this.rows = rows;
  }

  /** The table. */
  static ObservedTable assemble(
      QualifiedName name, TableDescription description, RelationKind kind, TableRows rows)
      throws UnreadableTableException {
    try {
      return new SnapshotAssembly(name, description, rows).table(kind);
    } catch (InvalidDeclarationException invalid) {
      throw UnreadableTableException.inconsistent(
          "what the catalog says of the table does not fit together: " + invalid.getMessage());
    }
  }

  private ObservedTable table(RelationKind kind) throws UnreadableTableException {
    ObservedTable.Builder table =
        ObservedTable.builder(name)
            .comment(description.comment())
            .tags(tags(rows.of(Kind.TABLE_TAGS)))
            .partitionedBy(description.partitionedBy())
            .clusteredBy(description.clusteredBy())
            .kind(kind);
    columns().forEach(table::column);
    primaryKey(table);
    for (Map.Entry<String, List<Row>> key :
        rows.of(Kind.FOREIGN_KEYS, "constraint_name").entrySet()) {
      table.foreignKey(foreignKey(Identifier.of(key.getKey()), key.getValue()));
    }
    for (Row row : rows.of(Kind.INBOUND_REFERENCES)) {
      table.inboundReference(
          new InboundReference(
              Identifier.of(row.get("constraint_name")),
              new QualifiedName(
                  row.get("referencing_catalog"),
                  row.get("referencing_schema"),
                  row.get("referencing_table"))));
    }
    ManagedProperty.managedOf(description.properties()).forEach(table::property);
    FeatureProperties.in(description.properties()).forEach(table::feature);
    return table.build();
  }

  private List<ObservedColumn> columns() throws UnreadableTableException {
    Map<Identifier, List<Row>> tags = new LinkedHashMap<>();
    for (Row row : rows.of(Kind.COLUMN_TAGS)) {
      tags.computeIfAbsent(Identifier.of(row.get("column_name")), key -> new ArrayList<>())
          .add(row);
    }
    List<ObservedColumn> columns = new ArrayList<>();
    for (ObservedColumn column : description.columns()) {
      columns.add(
          new ObservedColumn(
              column.name(),
              column.type(),
              column.nullable(),
              column.comment(),
              tags(tags.getOrDefault(column.name(), List.of()))));
    }
    return columns;
  }

  /** A tag without a value has the empty one, as it was written. */
  private static Map<String, String> tags(List<Row> rows) throws UnreadableTableException {
    Map<String, String> tags = new LinkedHashMap<>();
    for (Row row : rows) {
      String value = row.find("tag_value");
      tags.put(row.get("tag_name"), value == null ? "" : value);
    }
    return tags;
  }

  private void primaryKey(ObservedTable.Builder table) throws UnreadableTableException {
    Map<String, List<Row>> keys = rows.of(Kind.PRIMARY_KEYS, "constraint_name");
    if (keys.size() > 1) {
      throw UnreadableTableException.inconsistent(
          "the catalog lists several primary keys: " + String.join(", ", keys.keySet()));
    }
    for (Map.Entry<String, List<Row>> key : keys.entrySet()) {
      table.primaryKey(
          new ObservedPrimaryKey(
              identifiers(key.getValue(), "column_name"), Identifier.of(key.getKey())));
    }
  }

  private static ObservedForeignKey foreignKey(Identifier name, List<Row> rows)
      throws UnreadableTableException {
    Row first = rows.get(0);
    return new ObservedForeignKey(
        identifiers(rows, "local_column"),
        new QualifiedName(
            first.get("referenced_catalog"),
            first.get("referenced_schema"),
            first.get("referenced_table")),
        identifiers(rows, "referenced_column"),
        name);
  }

  private static List<Identifier> identifiers(List<Row> rows, String column)
      throws UnreadableTableException {
    List<Identifier> identifiers = new ArrayList<>();
    for (Row row : rows) {
      identifiers.add(Identifier.of(row.get(column)));
    }
    return identifiers;
  }
}
