package io.recordlake.deltasql.read;

import io.recordlake.deltasql.SqlText;
import io.recordlake.deltasql.read.CatalogQuery.Kind;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The texts of the queries. */
final class CatalogQueries {
  private CatalogQueries() {}

  static CatalogQuery describe(QualifiedName table) {
    return new CatalogQuery(
        Kind.DESCRIBE, "DESCRIBE TABLE EXTENDED " + SqlText.qualified(table) + " AS JSON");
  }

  /** Answers no row when the schema does not exist, and one without a table when it has none. */
  static CatalogQuery presence(TableGroup group) {
    return query(
        Kind.PRESENCE,
        "SELECT s.schema_name, t.table_name",
        "FROM " + view(group, "schemata") + " s",
        "LEFT JOIN " + view(group, "tables") + " t",
        "ON t.table_schema = s.schema_name AND t.table_name IN " + tables(group),
        "WHERE s.schema_name = " + schema(group));
  }

  /** What else is known of tables: tags, keys, references. */
  static List<CatalogQuery> metadata(TableGroup group) {
    return List.of(
        columnTags(group),
        tableTags(group),
        primaryKeys(group),
        foreignKeys(group),
        inboundReferences(group));
  }

  private static CatalogQuery columnTags(TableGroup group) {
    return query(
        Kind.COLUMN_TAGS,
        "SELECT table_name, column_name, tag_name, tag_value",
        "FROM " + view(group, "column_tags"),
        "WHERE schema_name = " + schema(group) + " AND table_name IN " + tables(group));
  }

  private static CatalogQuery tableTags(TableGroup group) {
    return query(
        Kind.TABLE_TAGS,
        "SELECT table_name, tag_name, tag_value",
        "FROM " + view(group, "table_tags"),
        "WHERE schema_name = " + schema(group) + " AND table_name IN " + tables(group));
  }

  private static CatalogQuery primaryKeys(TableGroup group) {
    return query(
        Kind.PRIMARY_KEYS,
        "SELECT tc.table_name, tc.constraint_name, kcu.column_name",
        "FROM " + view(group, "table_constraints") + " tc",
        "JOIN " + view(group, "key_column_usage") + " kcu ON " + same("kcu.", "tc."),
        "WHERE tc.table_schema = " + schema(group) + " AND tc.table_name IN " + tables(group),
        "AND tc.constraint_type = 'PRIMARY KEY'",
        "ORDER BY tc.table_name, kcu.ordinal_position");
  }

  /** Pairs columns by their position in the referenced key, which may list them otherwise. */
  private static CatalogQuery foreignKeys(TableGroup group) {
    return query(
        Kind.FOREIGN_KEYS,
        "SELECT fk.table_name, rc.constraint_name, fk.column_name AS local_column,",
        "parent_table.table_catalog AS referenced_catalog,",
        "parent_table.table_schema AS referenced_schema,",
        "parent_table.table_name AS referenced_table,",
        "parent_key.column_name AS referenced_column",
        "FROM " + view(group, "referential_constraints") + " rc",
        "JOIN " + view(group, "key_column_usage") + " fk ON " + same("fk.", "rc."),
        "JOIN " + view(group, "key_column_usage") + " parent_key",
        "ON " + same("parent_key.", "rc.unique_"),
        "AND fk.position_in_unique_constraint = parent_key.ordinal_position",
        "JOIN " + view(group, "table_constraints") + " parent_table",
        "ON " + same("parent_table.", "rc.unique_"),
        "WHERE fk.table_schema = " + schema(group) + " AND fk.table_name IN " + tables(group),
        "ORDER BY fk.table_name, rc.constraint_name, fk.ordinal_position");
  }

  /** Only keys on a primary key: one on a unique key does not hold the primary key. */
  private static CatalogQuery inboundReferences(TableGroup group) {
    return query(
        Kind.INBOUND_REFERENCES,
        "SELECT parent.table_name, rc.constraint_name,",
        "child.table_catalog AS referencing_catalog, child.table_schema AS referencing_schema,",
        "child.table_name AS referencing_table",
        "FROM " + view(group, "referential_constraints") + " rc",
        "JOIN " + view(group, "table_constraints") + " parent",
        "ON " + same("parent.", "rc.unique_"),
        "JOIN " + view(group, "table_constraints") + " child ON " + same("child.", "rc."),
        "WHERE parent.table_schema = " + schema(group),
        "AND parent.table_name IN " + tables(group),
        "AND parent.constraint_type = 'PRIMARY KEY'",
        "ORDER BY parent.table_name, child.table_catalog, child.table_schema, child.table_name,",
        "rc.constraint_name");
  }

  private static CatalogQuery query(Kind kind, String... lines) {
    return new CatalogQuery(kind, String.join(" ", lines));
  }

  private static String view(TableGroup group, String name) {
    return SqlText.identifier(group.catalog()) + ".information_schema." + name;
  }

  private static String schema(TableGroup group) {
    return SqlText.literal(group.schema());
  }

  private static String tables(TableGroup group) {
    return group.tables().stream()
        .map(table -> SqlText.literal(table.name()))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String same(String left, String right) {
    return Stream.of("constraint_catalog", "constraint_schema", "constraint_name")
        .map(column -> left + column + " = " + right + column)
        .collect(Collectors.joining(" AND "));
  }
}
