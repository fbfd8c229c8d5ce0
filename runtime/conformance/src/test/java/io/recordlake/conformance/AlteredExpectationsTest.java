package io.recordlake.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.recordlake.conformance.CaseFiles.CaseFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Shows that the suite compares what a case expects: each part, made wrong, is found. */
class AlteredExpectationsTest {
  /** Parts that are not compared, and the parts of a row that are its input. */
  private static final Set<String> NOT_COMPARED =
      Set.of("recorded", "queries", "message_contains", "message_excludes", "phase_name");

  /** Random scenarios are many and alike: every so manieth will do. */
  private static final int RANDOM_STEP = 10;

  private static final Set<String> ROW_ANSWERS =
      Set.of(
          "phase", "aspect", "quoted", "permitted", "valid", "literal", "sql", "label", "allowed");

  @Test
  void everyPartOfAScenarioIsCompared() throws Exception {
    List<String> unnoticed = new ArrayList<>();
    int altered = 0;
    for (CaseFile file : CaseFiles.own()) {
      if (file.isTable() || file.content() == null) {
        continue;
      }
      int step = file.name().equals("random") ? RANDOM_STEP : 1;
      for (int i = 0; i < file.content().size(); i += step) {
        JsonNode scenario = file.content().get(i);
        for (Alteration alteration : alterations(scenario.path("expect"))) {
          ObjectNode copy = scenario.deepCopy();
          copy.set("expect", alteration.expect());
          altered++;
          if (differences(file.name(), copy).isEmpty()) {
            unnoticed.add(scenario.path("id").asText() + " " + alteration.part());
          }
        }
      }
    }
    assertThat(unnoticed).isEmpty();
    assertThat(altered).isGreaterThan(1000);
  }

  @Test
  void everyAnswerOfARowIsCompared() throws Exception {
    List<String> unnoticed = new ArrayList<>();
    for (CaseFile file : CaseFiles.own()) {
      if (!file.isTable() || file.content() == null) {
        continue;
      }
      for (JsonNode row : file.content()) {
        for (Map.Entry<String, JsonNode> part : row.properties()) {
          boolean answer = ROW_ANSWERS.contains(part.getKey());
          if (answer || (file.name().equals("table-type-json") && part.getKey().equals("type"))) {
            ObjectNode copy = row.deepCopy();
            copy.set(part.getKey(), answer ? wrong(part.getValue()) : wrongType(part.getValue()));
            if (LookupTables.differences(file.name(), copy).isEmpty()) {
              unnoticed.add(file.name() + " " + row);
            }
          }
        }
      }
    }
    assertThat(unnoticed).isEmpty();
  }

  private static List<String> differences(String file, JsonNode scenario) throws Exception {
    ArrayNode content = JsonNodeFactory.instance.arrayNode().add(scenario);
    List<Case> cases = Catalogue.cases(new CaseFile(file, content, null));
    assertThat(cases).hasSize(1);
    return cases.get(0).check().differences();
  }

  /** An expectation with one part made wrong. */
  private record Alteration(String part, JsonNode expect) {}

  private static List<Alteration> alterations(JsonNode expect) {
    JsonNode read = expect.path("read");
    JsonNode error = expect.path("declaration_error");
    if (read.isObject()) {
      List<Alteration> alterations = new ArrayList<>(nested(expect, "read"));
      if (read.path("observed").isObject()) {
        for (Alteration inner : nested(read, "observed")) {
          ObjectNode copy = expect.deepCopy();
          copy.set("read", inner.expect());
          alterations.add(new Alteration(inner.part(), copy));
        }
      }
      return alterations;
    }
    if (error.isObject()) {
      ObjectNode copy = expect.deepCopy();
      boolean value = error.path("kind").asText().equals("value");
      copy.putObject("declaration_error").put("kind", value ? "type" : "unknown");
      return List.of(new Alteration("declaration_error", copy));
    }
    List<Alteration> alterations = new ArrayList<>();
    for (Alteration part : parts(expect)) {
      if (!part.part().equals("other")) {
        alterations.add(part);
      }
    }
    for (Map.Entry<String, JsonNode> other : expect.path("other").properties()) {
      for (Alteration part : parts(other.getValue())) {
        ObjectNode copy = expect.deepCopy();
        ((ObjectNode) copy.path("other")).set(other.getKey(), part.expect());
        alterations.add(new Alteration(other.getKey() + " " + part.part(), copy));
      }
    }
    return alterations;
  }

  private static List<Alteration> nested(JsonNode owner, String field) {
    List<Alteration> alterations = new ArrayList<>();
    for (Alteration part : parts(owner.path(field))) {
      if (!part.part().equals("observed")) {
        ObjectNode copy = owner.deepCopy();
        copy.set(field, part.expect());
        alterations.add(new Alteration(field + " " + part.part(), copy));
      }
    }
    return alterations;
  }

  private static List<Alteration> parts(JsonNode owner) {
    List<Alteration> alterations = new ArrayList<>();
    for (Map.Entry<String, JsonNode> part : owner.properties()) {
      if (!NOT_COMPARED.contains(part.getKey())) {
        ObjectNode copy = owner.deepCopy();
        copy.set(part.getKey(), wrong(part.getValue()));
        alterations.add(new Alteration(part.getKey(), copy));
      }
    }
    return alterations;
  }

  private static JsonNode wrong(JsonNode value) {
    if (value.isBoolean()) {
      return BooleanNode.valueOf(!value.booleanValue());
    }
    if (value.isTextual()) {
      return TextNode.valueOf(value.textValue() + "x");
    }
    if (value.isNumber()) {
      return IntNode.valueOf(value.intValue() + 1);
    }
    if (value.isObject()) {
      return ((ObjectNode) value.deepCopy()).put("x", "x");
    }
    ArrayNode list = value.isArray() ? value.deepCopy() : JsonNodeFactory.instance.arrayNode();
    return value.isArray() ? list.add("x") : list;
  }

  private static JsonNode wrongType(JsonNode type) {
    return TextNode.valueOf(type.isTextual() && type.textValue().equals("date") ? "long" : "date");
  }
}
