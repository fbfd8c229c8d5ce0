package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.ColumnMapping;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.delta.RandomIds;
import io.recordlake.local.internal.delta.TableMetadata;
import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
import io.recordlake.local.internal.sql.Statement;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.Map;

/** Tables as {@code CREATE TABLE} makes them. */
final class TableCreation {

  private static final int MAX_NAME_LENGTH = 255;

  private TableCreation() {}

  /**
   * The table that a statement asks for, to be committed as version 0.
   *
   * @throws StatementRefused when there can be no such table
   */
  static LakeTable create(Statement.CreateTable statement, LakeTables lake) {
    checkName(statement.table(), statement.table().catalog());
    checkName(statement.table(), statement.table().schema());
    checkName(statement.table(), statement.table().name());
    List<DeltaField> columns = statement.columns().stream().map(ColumnRules::field).toList();
    TableMetadata metadata = empty().withSchema(new DeltaType.StructOf(columns));
    if (!statement.comment().isEmpty()) {
      metadata = metadata.withDescription(statement.comment());
    }
    String mode = statement.properties().get(ColumnMapping.MODE);
    if ("name".equals(mode)) {
      metadata = ColumnMapping.assignFresh(metadata.withProperty(ColumnMapping.MODE, mode));
    }
    LakeTable table =
        new LakeTable(
            statement.table(), DeltaSnapshot.creation(metadata, Map.of()), TableFacts.NONE);
    table = PropertyEdits.set(table, statement.properties());
    if (!statement.partitionedBy().isEmpty()) {
      table = LayoutEdits.partitionBy(table, statement.partitionedBy());
    }
    if (!statement.clusteredBy().isEmpty()) {
      table = LayoutEdits.clusterBy(table, statement.clusteredBy());
    }
    return statement.primaryKey() == null
        ? table
        : KeyEdits.addPrimaryKey(table, statement.primaryKey(), lake);
  }

  /** The metadata of a table without columns, as of now. */
  static TableMetadata empty() {
    Json format =
        new JsonFields()
            .put("provider", "parquet")
            .put("options", new Json.Fields(Map.of()))
            .toJson();
    return new TableMetadata(
        RandomIds.next(),
        null,
        null,
        format,
        new DeltaType.StructOf(List.of()),
        List.of(),
        Map.of(),
        System.currentTimeMillis());
  }

  private static void checkName(QualifiedName table, String part) {
    boolean forbidden =
        part.chars().anyMatch(c -> c == '.' || c == ' ' || c == '/' || c < 0x20 || c == 0x7F);
    if (forbidden || part.codePointCount(0, part.length()) > MAX_NAME_LENGTH) {
      throw Condition.INVALID_SCHEMA_OR_RELATION_NAME.refuse(
          "The name \""
              + part
              + "\" in "
              + table
              + " cannot be: a catalog, schema or table name"
              + " has at most 255 characters, and no period, space, slash or control character.");
    }
  }
}
