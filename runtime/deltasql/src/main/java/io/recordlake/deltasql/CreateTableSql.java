package io.recordlake.deltasql;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/** The statement that creates a table, and the parts that other statements share with it. */
final class CreateTableSql {
  private CreateTableSql() {}

  /**
   * A plain CREATE, so that a creation by someone else in between surfaces. Tags and foreign keys
   * are statements of their own.
   */
  static String of(DesiredTable table) {
    StringJoiner definitions = new StringJoiner(", ", " (", ")");
    table.columns().forEach(column -> definitions.add(column(column)));
    DesiredPrimaryKey key = table.primaryKey();
    if (key != null) {
      definitions.add(primaryKey(key));
    }
    StringBuilder sql = new StringBuilder("CREATE TABLE ");
    sql.append(SqlText.qualified(table.name())).append(definitions).append(" USING delta");
    if (!table.comment().isEmpty()) {
      sql.append(" COMMENT ").append(SqlText.literal(table.comment()));
    }
    sql.append(properties(table.properties()));
    if (!table.partitionedBy().isEmpty()) {
      sql.append(" PARTITIONED BY (");
      sql.append(SqlText.identifiers(table.partitionedBy())).append(')');
    }
    if (!table.clusteredBy().isEmpty()) {
      sql.append(" CLUSTER BY (").append(SqlText.identifiers(table.clusteredBy())).append(')');
    }
    return sql.toString();
  }

  /** A column's name, type, constraint and comment. */
  static String column(DesiredColumn column) {
    String sql = SqlText.identifier(column.name()) + " " + TypeSql.of(column.type());
    if (!column.nullable()) {
      sql += " NOT NULL";
    }
    if (!column.comment().isEmpty()) {
      sql += " COMMENT " + SqlText.literal(column.comment());
    }
    return sql;
  }

  /** A primary key with its name, where it has one. */
  static String primaryKey(DesiredPrimaryKey key) {
    String name =
        key.name() == null ? "" : "CONSTRAINT " + SqlText.identifier(key.name().value()) + " ";
    return name + "PRIMARY KEY (" + SqlText.identifiers(key.columns()) + ")";
  }

  private static String properties(Map<String, PropertyIntent> properties) {
    Map<String, String> present = new TreeMap<>(CodePointOrder.INSTANCE);
    properties.forEach(
        (key, intent) -> {
          if (intent instanceof PropertyIntent.Present value) {
            present.put(key, value.value());
          }
        });
    if (present.isEmpty()) {
      return "";
    }
    StringJoiner pairs = new StringJoiner(", ", " TBLPROPERTIES (", ")");
    present.forEach((key, value) -> pairs.add(SqlText.pair(key, value)));
    return pairs.toString();
  }
}
