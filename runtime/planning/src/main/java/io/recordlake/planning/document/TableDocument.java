package io.recordlake.planning.document;

import io.recordlake.model.json.CanonicalJson;
import io.recordlake.model.json.Checksum;
import io.recordlake.model.json.JsonException;
import io.recordlake.model.json.JsonNull;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import java.util.Map;

/**
 * Desired tables as frozen documents: canonical JSON that says everything of a table and leaves
 * nothing to be inferred.
 *
 * <p>Equal tables have equal bytes. A field that has its default is never written, so that a field
 * added to the format later changes no older document. The order of columns, keys and layout
 * counts; the order of tags and properties does not.
 */
public final class TableDocument {
  private static final CanonicalJson JSON = CanonicalJson.PLAIN;
  private static final String DOMAIN = "table-document";

  private TableDocument() {}

  /** The document of a table, in canonical form. */
  public static byte[] write(DesiredTable table) {
    return JSON.write(toJson(table));
  }

  /** The checksum of a table: of its document, in a domain of its own. */
  public static String checksum(DesiredTable table) {
    return Checksum.digest(JSON, toJson(table), DOMAIN);
  }

  /**
   * The table of a document.
   *
   * @throws JsonException when the bytes are not canonical JSON
   * @throws InvalidDeclarationException when the document is not one of a table, with every problem
   */
  public static DesiredTable read(byte[] document) {
    return fromJson(JSON.readCanonical(document));
  }

  /** The document of a table as a value, to stand in a larger one. */
  public static JsonObject toJson(DesiredTable table) {
    TableWriter writer =
        TableWriter.table(table.name())
            .list("columns", table.columns().stream().map(TableDocument::column).toList())
            .text("comment", table.comment())
            .texts("tags", table.tags())
            .names("partitionedBy", table.partitionedBy())
            .names("clusteredBy", table.clusteredBy())
            .list("foreignKeys", table.foreignKeys().stream().map(TableDocument::key).toList())
            .names("droppedColumns", table.droppedColumns());
    DesiredPrimaryKey key = table.primaryKey();
    if (key != null) {
      writer.value(
          "primaryKey",
          TableWriter.object().names("columns", key.columns()).name("name", key.name()).build());
    }
    if (!table.properties().isEmpty()) {
      writer.value("properties", properties(table.properties()));
    }
    if (table.scope() != Scope.FULL) {
      writer.text("scope", table.scope().label());
    }
    return writer.build();
  }

  private static JsonValue column(DesiredColumn column) {
    return TableWriter.column(column.name(), column.type(), column.nullable())
        .text("comment", column.comment())
        .texts("tags", column.tags())
        .name("renamedFrom", column.renamedFrom())
        .build();
  }

  private static JsonValue key(DesiredForeignKey key) {
    JsonObject.Builder pairs = JsonObject.builder();
    for (int i = 0; i < key.columns().size(); i++) {
      pairs.put(key.columns().get(i).value(), key.referencedColumns().get(i).value());
    }
    return TableWriter.object()
        .value("columns", pairs.build())
        .text("references", key.references().toString())
        .name("name", key.name())
        .build();
  }

  private static JsonObject properties(Map<String, PropertyIntent> properties) {
    JsonObject.Builder object = JsonObject.builder();
    properties.forEach(
        (key, intent) -> {
          if (intent instanceof PropertyIntent.Present present) {
            object.put(key, present.value());
          } else {
            object.put(key, JsonNull.NULL);
          }
        });
    return object.build();
  }

  /**
   * The table of a document that was read as plain JSON, whatever its layout.
   *
   * @throws InvalidDeclarationException when the document is not one of a table, with every problem
   */
  public static DesiredTable fromJson(JsonValue document) {
    return FrozenTable.of(DeclarationDocument.readFrozen(document).require());
  }
}
