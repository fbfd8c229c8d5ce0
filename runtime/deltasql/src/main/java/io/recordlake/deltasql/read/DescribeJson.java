package io.recordlake.deltasql.read;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.type.DataType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the document that {@code DESCRIBE TABLE EXTENDED .. AS JSON} answers. Strict: what is not
 * as the platform documents it fails the table. Fields that are not asked for are passed over.
 */
final class DescribeJson {
  private static final ObjectReader READER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .readerFor(JsonNode.class);

  private DescribeJson() {}

  /** The description that the document states. */
  static TableDescription parse(String text) throws UnreadableTableException {
    JsonNode document = object(text);
    return new TableDescription(
        columns(document.path("columns")),
        comment(document, "table"),
        names(document, "partition_columns"),
        names(document, "clustering_columns"),
        properties(document.path("table_properties")),
        document.path("type").textValue(),
        document.path("provider").textValue());
  }

  private static JsonNode object(String text) throws UnreadableTableException {
    @Nullable JsonNode document;
    try {
      document = READER.readValue(text);
    } catch (JsonProcessingException malformed) {
      throw UnreadableTableException.malformed(
          "the description is not JSON: " + malformed.getOriginalMessage());
    }
    if (document == null || !document.isObject()) {
      throw UnreadableTableException.malformed("the description is not a JSON object");
    }
    return document;
  }

  private static List<ObservedColumn> columns(JsonNode columns) throws UnreadableTableException {
    if (!columns.isArray() || columns.isEmpty()) {
      throw UnreadableTableException.malformed("the description has no columns array");
    }
    List<ObservedColumn> read = new ArrayList<>();
    for (JsonNode column : columns) {
      if (!column.path("name").isTextual()) {
        throw UnreadableTableException.malformed("a column has no name: " + column);
      }
      String name = column.path("name").textValue();
      JsonNode nullable = column.path("nullable");
      if (!nullable.isMissingNode() && !nullable.isBoolean()) {
        throw UnreadableTableException.malformed(
            "column \"" + name + "\" has a non-boolean nullable: " + nullable);
      }
      read.add(
          new ObservedColumn(
              identifier(name),
              type(name, column.path("type")),
              nullable.asBoolean(true),
              comment(column, "column \"" + name + "\""),
              Map.of()));
    }
    return read;
  }

  private static DataType type(String column, JsonNode type) throws UnreadableTableException {
    try {
      return DescribedType.parse(type);
    } catch (UnreadableTableException unreadable) {
      throw UnreadableTableException.malformed(
          "column \"" + column + "\": " + unreadable.getMessage());
    }
  }

  private static String comment(JsonNode owner, String what) throws UnreadableTableException {
    JsonNode comment = owner.path("comment");
    if (comment.isMissingNode() || comment.isNull()) {
      return "";
    }
    if (!comment.isTextual()) {
      throw UnreadableTableException.malformed(
          "the " + what + " comment is not a string: " + comment);
    }
    return comment.textValue();
  }

  private static List<Identifier> names(JsonNode document, String field)
      throws UnreadableTableException {
    JsonNode names = document.path(field);
    if (names.isMissingNode() || names.isNull()) {
      return List.of();
    }
    if (!names.isArray()) {
      throw UnreadableTableException.malformed(field + " is not a list: " + names);
    }
    List<Identifier> read = new ArrayList<>();
    for (JsonNode name : names) {
      if (!name.isTextual()) {
        throw UnreadableTableException.malformed(field + " must be strings: " + names);
      }
      read.add(identifier(name.textValue()));
    }
    return read;
  }

  private static Map<String, String> properties(JsonNode properties)
      throws UnreadableTableException {
    if (properties.isMissingNode() || properties.isNull()) {
      return Map.of();
    }
    if (!properties.isObject()) {
      throw UnreadableTableException.malformed("table_properties is not an object: " + properties);
    }
    Map<String, String> read = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> property : properties.properties()) {
      if (!property.getValue().isTextual()) {
        throw UnreadableTableException.malformed(
            "table_properties must be strings, but \"" + property.getKey() + "\" is not");
      }
      read.put(property.getKey(), property.getValue().textValue());
    }
    return read;
  }

  private static Identifier identifier(String name) throws UnreadableTableException {
    try {
      return Identifier.of(name);
    } catch (InvalidDeclarationException blank) {
      throw UnreadableTableException.malformed("a column name is blank");
    }
  }
}
