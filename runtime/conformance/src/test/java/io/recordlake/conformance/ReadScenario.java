package io.recordlake.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.recordlake.deltasql.read.SnapshotReader;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.TableFeature;
import io.recordlake.planning.document.ObservedTableDocument;
import java.util.List;
import java.util.Map;

/**
 * Scenarios of reading one table. The order of queries is another engine's and not compared, nor is
 * wording.
 */
final class ReadScenario {
  /** What another engine calls a failure for which we have a name of our own. */
  private static final Map<String, String> OUR_NAMES =
      Map.of("ValueError", "InconsistentMetadataError");

  private final JsonNode script;
  private final JsonNode expected;
  private final Differences differences = new Differences();

  private ReadScenario(Scenario scenario) {
    this.script = scenario.json().path("read");
    this.expected = scenario.expect().path("read");
  }

  static List<String> differences(Scenario scenario) throws JsonProcessingException {
    ReadScenario read = new ReadScenario(scenario);
    QualifiedName name = QualifiedName.parse(read.script.path("table").asText());
    read.compare(SnapshotReader.read(List.of(name), new ScriptedCatalog(name, read.script)).get(0));
    return read.differences.found();
  }

  private void compare(CatalogState state) throws JsonProcessingException {
    differences.compare("state", expected.path("state").asText(), label(state));
    JsonNode type = expected.path("exception_type");
    if (type.isTextual() && state instanceof ReadFailed failed) {
      differences.compare("exception_type", ourName(type.textValue()), failed.failure().type());
    }
    if (expected.has("observed") && state instanceof TablePresent present) {
      observed(present.table());
    }
  }

  private String ourName(String type) {
    boolean noSchema =
        script.path("schema_exists").isBoolean() && !script.get("schema_exists").booleanValue();
    return noSchema ? "SchemaNotFoundError" : OUR_NAMES.getOrDefault(type, type);
  }

  private static String label(CatalogState state) {
    if (state instanceof TablePresent) {
      return "present";
    }
    return state instanceof ReadFailed ? "failed" : "absent";
  }

  private void observed(ObservedTable table) throws JsonProcessingException {
    ObjectNode actual = complete(table);
    for (Map.Entry<String, JsonNode> part : expected.path("observed").properties()) {
      differences.compare("observed " + part.getKey(), part.getValue(), actual.get(part.getKey()));
    }
  }

  /** The table's document with every field, those that have their default included. */
  private static ObjectNode complete(ObservedTable table) throws JsonProcessingException {
    ObjectNode document = (ObjectNode) Documents.node(ObservedTableDocument.toJson(table));
    for (JsonNode column : document.path("columns")) {
      ObjectNode fields = (ObjectNode) column;
      if (!fields.has("nullable")) {
        fields.put("nullable", true);
      }
      complete(fields);
    }
    complete(document);
    for (String list :
        List.of("partitionedBy", "clusteredBy", "foreignKeys", "referencingForeignKeys")) {
      if (!document.has(list)) {
        document.putArray(list);
      }
    }
    ObjectNode properties = document.putObject("properties");
    table.properties().forEach(properties::put);
    ArrayNode features = document.putArray("features");
    table.features().stream().map(TableFeature::canonicalName).sorted().forEach(features::add);
    if (!document.has("primaryKey")) {
      document.putNull("primaryKey");
    }
    document.put("kind", table.kind().name());
    return document;
  }

  private static void complete(ObjectNode fields) {
    if (!fields.has("comment")) {
      fields.put("comment", "");
    }
    if (!fields.has("tags")) {
      fields.putObject("tags");
    }
  }
}
