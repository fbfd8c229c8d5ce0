package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as trees only: nothing here binds classes. */
public final class DeltaJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  private DeltaJson() {}

  /**
   * Reads one JSON value.
   *
   * @throws DamagedLogException when the text is not exactly one
   */
  public static JsonNode read(String text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node.isMissingNode()) {
        throw new DamagedLogException("it is empty where JSON must stand");
      }
      return node;
    } catch (JsonProcessingException e) {
      throw new DamagedLogException("it is not JSON (" + e.getOriginalMessage() + ")");
    }
  }

  public static String write(JsonNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree could not be written as JSON.", e);
    }
  }

  static JsonNode require(JsonNode object, String field) {
    JsonNode value = object.get(field);
    if (value == null || value.isNull()) {
      throw new DamagedLogException("\"" + field + "\" is missing");
    }
    return value;
  }

  static String requireText(JsonNode object, String field) {
    JsonNode value = require(object, field);
    if (!value.isTextual()) {
      throw new DamagedLogException("\"" + field + "\" is not text");
    }
    return value.textValue();
  }

  static int requireInt(JsonNode object, String field) {
    JsonNode value = require(object, field);
    if (!value.isInt()) {
      throw new DamagedLogException("\"" + field + "\" is not a whole number");
    }
    return value.intValue();
  }
}
