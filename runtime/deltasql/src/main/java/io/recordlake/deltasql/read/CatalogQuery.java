package io.recordlake.deltasql.read;

import java.util.List;

/**
 * A query to a catalog.
 *
 * @param kind what it asks
 * @param sql its text
 */
public record CatalogQuery(Kind kind, String sql) {
  /** What a query asks. Each kind has its columns, all of them text. */
  public enum Kind {
    /** Whether the schema exists, and which of its tables; one row without a table when none. */
    PRESENCE("schema_name", "table_name"),
    /** What one table is: one row, one JSON document. */
    DESCRIBE("json_metadata"),
    /** The tags of columns. */
    COLUMN_TAGS("table_name", "column_name", "tag_name", "tag_value"),
    /** The tags of tables. */
    TABLE_TAGS("table_name", "tag_name", "tag_value"),
    /** The columns of primary keys, in key order. */
    PRIMARY_KEYS("table_name", "constraint_name", "column_name"),
    /** The pairs of columns of the foreign keys that tables own, in key order. */
    FOREIGN_KEYS(
        "table_name",
        "constraint_name",
        "local_column",
        "referenced_catalog",
        "referenced_schema",
        "referenced_table",
        "referenced_column"),
    /** The foreign keys that reference the primary keys of tables. */
    INBOUND_REFERENCES(
        "table_name",
        "constraint_name",
        "referencing_catalog",
        "referencing_schema",
        "referencing_table");

    @SuppressWarnings("ImmutableEnumChecker") // List.of answers an immutable list
    private final List<String> columns;

    Kind(String... columns) {
      this.columns = List.of(columns);
    }

    /** The columns of the answer, in order. */
    public List<String> columns() {
      return columns;
    }
  }
}
