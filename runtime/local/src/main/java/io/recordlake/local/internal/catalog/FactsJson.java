package io.recordlake.local.internal.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.recordlake.local.internal.delta.DamagedLogException;
import io.recordlake.local.internal.delta.DeltaJson;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.RelationKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Facts as the value of one table property, in the same Delta commit as the schema they speak of.
 * Keys are written in order, so equal facts are equal text. The table's own name stands inside:
 * facts that came along with a copy of another table are not this table's.
 */
final class FactsJson {

  /** The property; nobody but this backend may set it. */
  static final String PROPERTY = "recordlake.catalog";

  private static final String COLUMNS = "columns";
  private static final String COLUMN_TAGS = "columnTags";
  private static final String FOREIGN_KEYS = "foreignKeys";
  private static final String KIND = "kind";
  private static final String NAME = "name";
  private static final String OUTSIDE_REFERENCES = "outsideReferences";
  private static final String PRIMARY_KEY = "primaryKey";
  private static final String REFERENCED_COLUMNS = "referencedColumns";
  private static final String REFERENCED_TABLE = "referencedTable";
  private static final String TABLE = "table";
  private static final String TABLE_TAGS = "tableTags";

  private FactsJson() {}

  /** The property's value; null when there is nothing to keep. */
  static @Nullable String write(QualifiedName table, TableFacts facts) {
    if (facts.equals(TableFacts.NONE)) {
      return null;
    }
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    if (!facts.columnTags().isEmpty()) {
      ObjectNode columns = node.putObject(COLUMN_TAGS);
      facts
          .columnTags()
          .forEach((column, tags) -> tags.forEach(columns.withObjectProperty(column)::put));
    }
    if (!facts.foreignKeys().isEmpty()) {
      ArrayNode keys = node.putArray(FOREIGN_KEYS);
      facts.foreignKeys().forEach(key -> writeForeignKey(keys.addObject(), key));
    }
    if (facts.kind() != RelationKind.TABLE) {
      node.put(KIND, facts.kind().name());
    }
    if (!facts.outsideReferences().isEmpty()) {
      ArrayNode references = node.putArray(OUTSIDE_REFERENCES);
      for (InboundReference reference : facts.outsideReferences()) {
        references
            .addObject()
            .put(NAME, reference.constraint().value())
            .put(TABLE, reference.table().toString());
      }
    }
    KeyFact primaryKey = facts.primaryKey();
    if (primaryKey != null) {
      ObjectNode key = node.putObject(PRIMARY_KEY);
      writeNames(key, COLUMNS, primaryKey.columns());
      key.put(NAME, primaryKey.name());
    }
    node.put(TABLE, table.toString());
    if (!facts.tableTags().isEmpty()) {
      facts.tableTags().forEach(node.putObject(TABLE_TAGS)::put);
    }
    return DeltaJson.write(node);
  }

  /**
   * The facts that a property value holds for a table.
   *
   * @throws DamagedLogException when the value is not ours
   */
  static TableFacts read(QualifiedName table, @Nullable String value) {
    if (value == null) {
      return TableFacts.NONE;
    }
    try {
      return read(table, DeltaJson.read(value));
    } catch (DamagedLogException | IllegalArgumentException e) {
      throw new DamagedLogException(
          "the table property \""
              + PROPERTY
              + "\" is not what RecordLake writes: "
              + e.getMessage());
    }
  }

  private static TableFacts read(QualifiedName table, JsonNode node) {
    if (!node.path(TABLE).asText().equals(table.toString())) {
      return TableFacts.NONE;
    }
    List<ForeignKeyFact> foreignKeys = new ArrayList<>();
    node.path(FOREIGN_KEYS).forEach(key -> foreignKeys.add(readForeignKey(key)));
    List<InboundReference> outsideReferences = new ArrayList<>();
    node.path(OUTSIDE_REFERENCES)
        .forEach(reference -> outsideReferences.add(readReference(reference)));
    Map<String, Map<String, String>> columnTags = new LinkedHashMap<>();
    node.path(COLUMN_TAGS)
        .properties()
        .forEach(column -> columnTags.put(column.getKey(), readTags(column.getValue())));
    JsonNode primaryKey = node.get(PRIMARY_KEY);
    return new TableFacts(
        node.has(KIND) ? RelationKind.valueOf(node.path(KIND).asText()) : RelationKind.TABLE,
        primaryKey == null
            ? null
            : new KeyFact(primaryKey.path(NAME).asText(), readNames(primaryKey.path(COLUMNS))),
        foreignKeys,
        outsideReferences,
        readTags(node.path(TABLE_TAGS)),
        columnTags);
  }

  private static void writeForeignKey(ObjectNode node, ForeignKeyFact key) {
    writeNames(node, COLUMNS, key.columns());
    node.put(NAME, key.name());
    writeNames(node, REFERENCED_COLUMNS, key.referencedColumns());
    node.put(REFERENCED_TABLE, key.referencedTable().toString());
  }

  private static ForeignKeyFact readForeignKey(JsonNode node) {
    return new ForeignKeyFact(
        node.path(NAME).asText(),
        readNames(node.path(COLUMNS)),
        QualifiedName.parse(node.path(REFERENCED_TABLE).asText()),
        readNames(node.path(REFERENCED_COLUMNS)));
  }

  private static InboundReference readReference(JsonNode node) {
    return new InboundReference(
        Identifier.of(node.path(NAME).asText()), QualifiedName.parse(node.path(TABLE).asText()));
  }

  private static void writeNames(ObjectNode node, String field, List<String> names) {
    ArrayNode array = node.putArray(field);
    names.forEach(array::add);
  }

  private static List<String> readNames(JsonNode array) {
    return array.valueStream().map(JsonNode::asText).toList();
  }

  private static Map<String, String> readTags(JsonNode object) {
    Map<String, String> tags = new LinkedHashMap<>();
    object.properties().forEach(tag -> tags.put(tag.getKey(), tag.getValue().asText()));
    return tags;
  }
}
