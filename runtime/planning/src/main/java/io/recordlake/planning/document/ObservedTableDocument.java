package io.recordlake.planning.document;

import io.recordlake.model.json.CanonicalJson;
import io.recordlake.model.json.JsonException;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.planning.delta.FeatureProperties;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Observed tables as canonical JSON.
 *
 * <p>The properties of a document are a catalog's raw ones: reading keeps those that are managed
 * and learns the protocol features from the rest. Writing writes what was kept.
 */
public final class ObservedTableDocument {
  private static final CanonicalJson JSON = CanonicalJson.PLAIN;

  private ObservedTableDocument() {}

  /** The document of a table, in canonical form. */
  public static byte[] write(ObservedTable table) {
    return JSON.write(toJson(table));
  }

  /**
   * The table of a document.
   *
   * @throws JsonException when the bytes are not canonical JSON
   * @throws InvalidDeclarationException when the document is not one of a table, with every problem
   */
  public static ObservedTable read(byte[] document) {
    return fromJson(JSON.readCanonical(document));
  }

  /**
   * The table of a document that was read as plain JSON, whatever its layout. The fields {@code
   * format} and {@code formatVersion} may be absent.
   *
   * @throws InvalidDeclarationException when the document is not one of a table, with every problem
   */
  public static ObservedTable fromJson(JsonValue document) {
    return ObservedTableReader.read(document);
  }

  /** The document of a table as a value, to stand in a larger one. */
  public static JsonObject toJson(ObservedTable table) {
    TableWriter writer =
        TableWriter.table(table.name())
            .list("columns", table.columns().stream().map(ObservedTableDocument::column).toList())
            .text("comment", table.comment())
            .texts("tags", table.tags())
            .names("partitionedBy", table.partitionedBy())
            .names("clusteredBy", table.clusteredBy())
            .list(
                "foreignKeys",
                table.foreignKeys().stream().map(ObservedTableDocument::key).toList())
            .texts("properties", properties(table))
            .list(
                "referencingForeignKeys",
                table.inboundReferences().stream().map(ObservedTableDocument::inbound).toList());
    ObservedPrimaryKey key = table.primaryKey();
    if (key != null) {
      writer.value(
          "primaryKey",
          TableWriter.object().names("columns", key.columns()).name("name", key.name()).build());
    }
    if (table.kind() != RelationKind.TABLE) {
      writer.text("kind", table.kind().name());
    }
    return writer.build();
  }

  private static JsonValue column(ObservedColumn column) {
    return TableWriter.column(column.name(), column.type(), column.nullable())
        .text("comment", column.comment())
        .texts("tags", column.tags())
        .build();
  }

  private static JsonValue key(ObservedForeignKey key) {
    return TableWriter.object()
        .names("localColumns", key.columns())
        .text("referencedTable", key.references().toString())
        .names("referencedColumns", key.referencedColumns())
        .name("name", key.name())
        .build();
  }

  private static JsonValue inbound(InboundReference reference) {
    return TableWriter.object()
        .name("name", reference.constraint())
        .text("table", reference.table().toString())
        .build();
  }

  private static Map<String, String> properties(ObservedTable table) {
    Map<String, String> properties = new LinkedHashMap<>(table.properties());
    for (TableFeature feature : table.features()) {
      properties.put(FeatureProperties.key(feature), FeatureProperties.SUPPORTED);
    }
    return properties;
  }
}
