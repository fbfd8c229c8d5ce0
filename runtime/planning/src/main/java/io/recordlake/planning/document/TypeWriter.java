package io.recordlake.planning.document;

import io.recordlake.model.json.JsonArray;
import io.recordlake.model.json.JsonInteger;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonString;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.Locale;

/** Types as documents have them. */
enum TypeWriter implements DataTypeVisitor<JsonValue> {
  INSTANCE;

  static String name(ScalarType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public JsonValue scalar(ScalarType type) {
    return new JsonString(name(type));
  }

  @Override
  public JsonValue decimal(DecimalType type) {
    return only(
        "decimal", JsonArray.of(JsonInteger.of(type.precision()), JsonInteger.of(type.scale())));
  }

  @Override
  public JsonValue array(ArrayType type) {
    return only("array", type.element().accept(this));
  }

  @Override
  public JsonValue map(MapType type) {
    return only("map", JsonArray.of(type.key().accept(this), type.value().accept(this)));
  }

  @Override
  public JsonValue struct(StructType type) {
    return only("struct", new JsonArray(type.fields().stream().map(this::field).toList()));
  }

  private JsonValue field(StructField field) {
    JsonObject.Builder object =
        JsonObject.builder()
            .put("name", field.name().value())
            .put("type", field.type().accept(this));
    if (!field.nullable()) {
      object.put("nullable", false);
    }
    return object.build();
  }

  private static JsonObject only(String key, JsonValue value) {
    return JsonObject.builder().put(key, value).build();
  }
}
