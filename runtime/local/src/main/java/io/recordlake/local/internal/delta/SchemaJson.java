package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas between their values and the JSON of {@code schemaString}. */
final class SchemaJson implements DeltaType.Visitor<JsonNode> {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final SchemaJson WRITER = new SchemaJson();

  private SchemaJson() {}

  static String write(DeltaType.StructOf schema) {
    return DeltaJson.write(schema.accept(WRITER));
  }

  /**
   * Reads a schema.
   *
   * @throws DamagedLogException when the text is not one; the message names no file
   */
  static DeltaType.StructOf read(String text) {
    if (readType(DeltaJson.read(text)) instanceof DeltaType.StructOf schema) {
      return schema;
    }
    throw new DamagedLogException("the schema is not a struct");
  }

  @Override
  public JsonNode primitive(DeltaType.Primitive type) {
    return TextNode.valueOf(type.name());
  }

  @Override
  public JsonNode array(DeltaType.ArrayOf type) {
    ObjectNode node = NODES.objectNode();
    node.put("type", "array");
    node.set("elementType", type.element().accept(this));
    node.put("containsNull", type.containsNull());
    return node;
  }

  @Override
  public JsonNode map(DeltaType.MapOf type) {
    ObjectNode node = NODES.objectNode();
    node.put("type", "map");
    node.set("keyType", type.key().accept(this));
    node.set("valueType", type.value().accept(this));
    node.put("valueContainsNull", type.valueContainsNull());
    return node;
  }

  @Override
  public JsonNode struct(DeltaType.StructOf type) {
    ObjectNode node = NODES.objectNode();
    node.put("type", "struct");
    ArrayNode fields = node.putArray("fields");
    for (DeltaField field : type.fields()) {
      ObjectNode written = fields.addObject();
      written.put("name", field.name());
      written.set("type", field.type().accept(this));
      written.put("nullable", field.nullable());
      ObjectNode metadata = written.putObject("metadata");
      field.metadata().forEach(metadata::set);
    }
    return node;
  }

  private static DeltaType readType(JsonNode node) {
    if (node.isTextual()) {
      return new DeltaType.Primitive(node.textValue());
    }
    return switch (node.path("type").asText()) {
      case "struct" -> new DeltaType.StructOf(readFields(DeltaJson.require(node, "fields")));
      case "array" ->
          new DeltaType.ArrayOf(
              readType(DeltaJson.require(node, "elementType")),
              node.path("containsNull").asBoolean(true));
      case "map" ->
          new DeltaType.MapOf(
              readType(DeltaJson.require(node, "keyType")),
              readType(DeltaJson.require(node, "valueType")),
              node.path("valueContainsNull").asBoolean(true));
      default -> throw new DamagedLogException("the schema has no type that Delta knows: " + node);
    };
  }

  private static List<DeltaField> readFields(JsonNode nodes) {
    List<DeltaField> fields = new ArrayList<>();
    for (JsonNode node : nodes) {
      Map<String, JsonNode> metadata = new LinkedHashMap<>();
      node.path("metadata").properties().forEach(e -> metadata.put(e.getKey(), e.getValue()));
      fields.add(
          new DeltaField(
              DeltaJson.requireText(node, "name"),
              readType(DeltaJson.require(node, "type")),
              node.path("nullable").asBoolean(true),
              metadata));
    }
    return fields;
  }
}
