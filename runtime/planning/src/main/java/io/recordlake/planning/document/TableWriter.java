package io.recordlake.planning.document;

import io.recordlake.model.json.JsonArray;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonString;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.type.DataType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what desired and observed tables share. A field that has its default is never written. */
final class TableWriter {
  private final JsonObject.Builder object;

  private TableWriter(JsonObject.Builder object) {
    this.object = object;
  }

  /** Starts a table document. */
  static TableWriter table(QualifiedName name) {
    TableWriter writer = new TableWriter(FormatFields.write());
    writer.object.put("catalog", name.catalog());
    writer.object.put("schema", name.schema());
    writer.object.put("name", name.name());
    return writer;
  }

  /** Starts a column. */
  static TableWriter column(Identifier name, DataType type, boolean nullable) {
    TableWriter writer = new TableWriter(JsonObject.builder());
    writer.object.put("name", name.value());
    writer.object.put("type", type.accept(TypeWriter.INSTANCE));
    if (!nullable) {
      writer.object.put("nullable", false);
    }
    return writer;
  }

  /** Starts an object of another kind. */
  static TableWriter object() {
    return new TableWriter(JsonObject.builder());
  }

  TableWriter value(String key, JsonValue value) {
    object.put(key, value);
    return this;
  }

  TableWriter text(String key, String value) {
    if (!value.isEmpty()) {
      object.put(key, value);
    }
    return this;
  }

  TableWriter name(String key, @Nullable Identifier value) {
    if (value != null) {
      object.put(key, value.value());
    }
    return this;
  }

  TableWriter names(String key, List<Identifier> values) {
    return list(key, values.stream().<JsonValue>map(name -> new JsonString(name.value())).toList());
  }

  TableWriter list(String key, List<JsonValue> values) {
    if (!values.isEmpty()) {
      object.put(key, new JsonArray(values));
    }
    return this;
  }

  TableWriter texts(String key, Map<String, String> values) {
    if (!values.isEmpty()) {
      JsonObject.Builder texts = JsonObject.builder();
      values.forEach(texts::put);
      object.put(key, texts.build());
    }
    return this;
  }

  JsonObject build() {
    return object.build();
  }
}
