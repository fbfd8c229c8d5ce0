package io.recordlake.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.json.CanonicalJson;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.document.DeclarationDocument;
import io.recordlake.planning.document.DeclarationReading;
import io.recordlake.planning.document.ObservedTableDocument;

/** Documents of the cases as values. */
final class Documents {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Documents() {}

  static JsonValue json(JsonNode node) {
    return CanonicalJson.PLAIN.read(node.toString());
  }

  static JsonNode node(JsonValue value) throws JsonProcessingException {
    return MAPPER.readTree(CanonicalJson.PLAIN.writeText(value));
  }

  static DeclarationReading declaration(JsonNode table) {
    return DeclarationDocument.read(json(table));
  }

  static QualifiedName name(JsonNode table) {
    return new QualifiedName(
        table.path("catalog").asText(), table.path("schema").asText(), table.path("name").asText());
  }

  /** A table as the catalog has it, or why it cannot be read. */
  static CatalogState state(JsonNode observed) {
    JsonNode error = observed.path("read_error");
    return error.isMissingNode()
        ? new TablePresent(table(observed))
        : new ReadFailed(
            name(observed),
            BackendFailure.of(
                error.path("exception_type").asText(), error.path("message").asText()));
  }

  static ObservedTable table(JsonNode observed) {
    return ObservedTableDocument.fromJson(json(observed));
  }

  /** The type of a document, read as that of a table's only column. */
  static DataType type(JsonNode type) {
    JsonNodeFactory factory = JsonNodeFactory.instance;
    JsonNode column = factory.objectNode().put("name", "c").set("type", type);
    JsonNode table =
        factory
            .objectNode()
            .put("catalog", "c")
            .put("schema", "s")
            .put("name", "t")
            .set("columns", factory.arrayNode().add(column));
    DataType read = declaration(table).require().columns().get(0).type();
    if (read == null) {
      throw new IllegalArgumentException("There is no type " + type + ".");
    }
    return read;
  }
}
