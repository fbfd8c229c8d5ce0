package io.recordlake.local.internal.sql;

import io.recordlake.model.name.QualifiedName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A statement as a value. */
public sealed interface Statement {

  /** The table that the statement creates or changes. */
  QualifiedName table();

  /** {@code CREATE TABLE}. */
  record CreateTable(
      QualifiedName table,
      List<ColumnDefinition> columns,
      @Nullable PrimaryKeyClause primaryKey,
      String comment,
      Map<String, String> properties,
      List<String> partitionedBy,
      List<String> clusteredBy)
      implements Statement {

    public CreateTable {
      columns = List.copyOf(columns);
      properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
      partitionedBy = List.copyOf(partitionedBy);
      clusteredBy = List.copyOf(clusteredBy);
    }
  }

  /** {@code COMMENT ON TABLE}. */
  record CommentOnTable(QualifiedName table, String comment) implements Statement {}

  /** {@code ALTER TABLE} or, with {@code streaming}, {@code ALTER STREAMING TABLE}. */
  record AlterTable(QualifiedName table, boolean streaming, TableChange change)
      implements Statement {}
}
