package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** JSON as trees only: nothing here binds classes. */
public final class DeltaJson {

  private DeltaJson() {}

  /**
   * Reads one JSON value.
   *
   * @throws DamagedLogException when the text is not exactly one
   */
  public static JsonNode read(String text) {
    try {
      JsonNode node = JsonTree.read(text);
      if (node.isMissingNode()) {
        throw new DamagedLogException("it is empty where JSON must stand");
      }
      return node;
    } catch (JsonProcessingException e) {
      throw new DamagedLogException("it is not JSON (" + e.getOriginalMessage() + ")");
    } catch (IOException e) {
      throw new IllegalStateException("Text in memory could not be read.", e);
    }
  }

  public static String write(JsonNode node) {
    try {
      return JsonTree.write(node);
    } catch (IOException e) {
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
