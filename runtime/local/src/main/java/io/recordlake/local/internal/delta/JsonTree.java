package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;

/**
 * Trees from and to Jackson's streams.
 *
 * <p>An {@code ObjectMapper} does this too, and needs some three hundred classes for it: a third of
 * the time that a program takes from its start to its first table.
 */
final class JsonTree {

  private static final JsonFactory STREAMS =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private JsonTree() {}

  /** The one value that the text holds; a missing node when it holds none. */
  static JsonNode read(String text) throws IOException {
    try (JsonParser parser = STREAMS.createParser(text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        return MissingNode.getInstance();
      }
      JsonNode value = value(first, parser);
      if (parser.nextToken() != null) {
        throw new JsonParseException(parser, "Something stands behind the value");
      }
      return value;
    }
  }

  private static JsonNode value(JsonToken token, JsonParser parser) throws IOException {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> NODES.textNode(parser.getText());
      case VALUE_NUMBER_INT -> integer(parser);
      case VALUE_NUMBER_FLOAT -> DecimalNode.valueOf(parser.getDecimalValue());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      default -> throw new JsonParseException(parser, "No value begins with " + token);
    };
  }

  private static ObjectNode object(JsonParser parser) throws IOException {
    ObjectNode object = NODES.objectNode();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      object.set(name, value(parser.nextToken(), parser));
    }
    return object;
  }

  private static ArrayNode array(JsonParser parser) throws IOException {
    ArrayNode array = NODES.arrayNode();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      array.add(value(token, parser));
    }
    return array;
  }

  private static JsonNode integer(JsonParser parser) throws IOException {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  static String write(JsonNode node) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = STREAMS.createGenerator(text)) {
      write(node, generator);
    }
    return text.toString();
  }

  private static void write(JsonNode node, JsonGenerator generator) throws IOException {
    switch (node.getNodeType()) {
      case OBJECT -> {
        generator.writeStartObject();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
          generator.writeFieldName(field.getKey());
          write(field.getValue(), generator);
        }
        generator.writeEndObject();
      }
      case ARRAY -> {
        generator.writeStartArray();
        for (JsonNode element : node) {
          write(element, generator);
        }
        generator.writeEndArray();
      }
      case STRING -> generator.writeString(node.textValue());
      case NUMBER -> writeNumber(node, generator);
      case BOOLEAN -> generator.writeBoolean(node.booleanValue());
      case NULL -> generator.writeNull();
      case BINARY, MISSING, POJO ->
          throw new IllegalArgumentException("No JSON text has a value of " + node.getNodeType());
    }
  }

  private static void writeNumber(JsonNode node, JsonGenerator generator) throws IOException {
    if (!node.isIntegralNumber()) {
      generator.writeNumber(node.decimalValue());
    } else if (node.canConvertToLong()) {
      generator.writeNumber(node.longValue());
    } else {
      generator.writeNumber(node.bigIntegerValue());
    }
  }
}
