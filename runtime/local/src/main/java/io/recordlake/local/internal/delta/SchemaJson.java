package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Schemas between their values and the JSON of {@code schemaString}. */
final class SchemaJson implements DeltaType.Visitor<Json> {

  private static final SchemaJson WRITER = new SchemaJson();

  private SchemaJson() {}

  static String write(DeltaType.StructOf schema) {
    return schema.accept(WRITER).toString();
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
  public Json primitive(DeltaType.Primitive type) {
    return new Json.Text(type.name());
  }

  @Override
  public Json array(DeltaType.ArrayOf type) {
    return new JsonFields()
        .put("type", "array")
        .put("elementType", type.element().accept(this))
        .put("containsNull", type.containsNull())
        .toJson();
  }

  @Override
  public Json map(DeltaType.MapOf type) {
    return new JsonFields()
        .put("type", "map")
        .put("keyType", type.key().accept(this))
        .put("valueType", type.value().accept(this))
        .put("valueContainsNull", type.valueContainsNull())
        .toJson();
  }

  @Override
  public Json struct(DeltaType.StructOf type) {
    List<Json> fields = new ArrayList<>();
    for (DeltaField field : type.fields()) {
      fields.add(
          new JsonFields()
              .put("name", field.name())
              .put("type", field.type().accept(this))
              .put("nullable", field.nullable())
              .put("metadata", new Json.Fields(field.metadata()))
              .toJson());
    }
    return new JsonFields().put("type", "struct").put("fields", new Json.Elements(fields)).toJson();
  }

  private static DeltaType readType(Json node) {
    String name = node.text();
    if (name != null) {
      return new DeltaType.Primitive(name);
    }
    return switch (node.text("type", "")) {
      case "struct" -> new DeltaType.StructOf(readFields(DeltaJson.require(node, "fields")));
      case "array" ->
          new DeltaType.ArrayOf(
              readType(DeltaJson.require(node, "elementType")), node.truth("containsNull", true));
      case "map" ->
          new DeltaType.MapOf(
              readType(DeltaJson.require(node, "keyType")),
              readType(DeltaJson.require(node, "valueType")),
              node.truth("valueContainsNull", true));
      default -> throw new DamagedLogException("the schema has no type that Delta knows: " + node);
    };
  }

  private static List<DeltaField> readFields(Json nodes) {
    List<DeltaField> fields = new ArrayList<>();
    for (Json node : nodes.elements()) {
      Json metadata = node.get("metadata");
      fields.add(
          new DeltaField(
              DeltaJson.requireText(node, "name"),
              readType(DeltaJson.require(node, "type")),
              node.truth("nullable", true),
              metadata == null ? Map.of() : metadata.fields()));
    }
    return fields;
  }
}
