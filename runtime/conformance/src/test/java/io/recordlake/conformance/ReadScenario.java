package io.recordlake.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.recordlake.deltasql.read.SnapshotReader;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.document.ObservedTableDocument;
import java.util.List;
import java.util.Map;

/**
 * Scenarios of reading one table. The order of queries is another engine's and not compared, nor is
 * wording.
 */
final class ReadScenario {
  /** A failure's kind as another engine calls it, where ours says more. */
  private static final Map<String, String> OUR_NAMES =
      Map.of("ValueError", "InconsistentMetadataError");

  private final JsonNode expected;
  private final Differences differences = new Differences();

  private ReadScenario(JsonNode expected) {
    this.expected = expected;
  }

  static List<String> differences(Scenario scenario) throws JsonProcessingException {
    JsonNode read = scenario.json().path("read");
    QualifiedName name = QualifiedName.parse(read.path("table").asText());
    CatalogState state = SnapshotReader.read(List.of(name), new ScriptedCatalog(name, read)).get(0);
    ReadScenario comparison = new ReadScenario(scenario.expect().path("read"));
    comparison.compare(state);
    return comparison.differences.found();
  }

  private void compare(CatalogState state) throws JsonProcessingException {
    differences.compare("state", expected.path("state").asText(), label(state));
    JsonNode type = expected.path("exception_type");
    if (type.isTextual() && state instanceof ReadFailed failed) {
      BackendFailure failure = failed.failure();
      differences.compare(
          "exception_type",
          OUR_NAMES.getOrDefault(type.textValue(), type.textValue()),
          failure.type());
    }
    if (expected.has("observed") && state instanceof TablePresent present) {
      observed(present.table());
    }
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
    if (!document.has("properties")) {
      document.putObject("properties");
    }
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
