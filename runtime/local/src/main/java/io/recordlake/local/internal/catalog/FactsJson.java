package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DamagedLogException;
import io.recordlake.local.internal.delta.DeltaJson;
import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.RelationKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
    KeyFact primaryKey = facts.primaryKey();
    return new JsonFields()
        .put(COLUMN_TAGS, nonEmpty(writeColumnTags(facts.columnTags())))
        .put(FOREIGN_KEYS, nonEmpty(writeAll(facts.foreignKeys(), FactsJson::writeForeignKey)))
        .put(KIND, facts.kind() == RelationKind.TABLE ? null : new Json.Text(facts.kind().name()))
        .put(
            OUTSIDE_REFERENCES,
            nonEmpty(writeAll(facts.outsideReferences(), FactsJson::writeReference)))
        .put(PRIMARY_KEY, primaryKey == null ? null : writePrimaryKey(primaryKey))
        .put(TABLE, table.toString())
        .put(TABLE_TAGS, facts.tableTags().isEmpty() ? null : facts.tableTags())
        .toJson()
        .toString();
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

  private static TableFacts read(QualifiedName table, Json node) {
    if (!node.text(TABLE, "").equals(table.toString())) {
      return TableFacts.NONE;
    }
    Map<String, Map<String, String>> columnTags = new LinkedHashMap<>();
    fields(node, COLUMN_TAGS).forEach((column, tags) -> columnTags.put(column, readTags(tags)));
    Json tableTags = node.get(TABLE_TAGS);
    Json primaryKey = node.get(PRIMARY_KEY);
    return new TableFacts(
        RelationKind.valueOf(node.text(KIND, RelationKind.TABLE.name())),
        primaryKey == null
            ? null
            : new KeyFact(primaryKey.text(NAME, ""), DeltaJson.texts(primaryKey, COLUMNS)),
        elements(node, FOREIGN_KEYS).stream().map(FactsJson::readForeignKey).toList(),
        elements(node, OUTSIDE_REFERENCES).stream().map(FactsJson::readReference).toList(),
        tableTags == null ? Map.of() : readTags(tableTags),
        columnTags);
  }

  private static Json writePrimaryKey(KeyFact key) {
    return new JsonFields().put(COLUMNS, key.columns()).put(NAME, key.name()).toJson();
  }

  private static Json writeForeignKey(ForeignKeyFact key) {
    return new JsonFields()
        .put(COLUMNS, key.columns())
        .put(NAME, key.name())
        .put(REFERENCED_COLUMNS, key.referencedColumns())
        .put(REFERENCED_TABLE, key.referencedTable().toString())
        .toJson();
  }

  private static ForeignKeyFact readForeignKey(Json node) {
    return new ForeignKeyFact(
        node.text(NAME, ""),
        DeltaJson.texts(node, COLUMNS),
        QualifiedName.parse(node.text(REFERENCED_TABLE, "")),
        DeltaJson.texts(node, REFERENCED_COLUMNS));
  }

  private static Json writeReference(InboundReference reference) {
    return new JsonFields()
        .put(NAME, reference.constraint().value())
        .put(TABLE, reference.table().toString())
        .toJson();
  }

  private static InboundReference readReference(Json node) {
    return new InboundReference(
        Identifier.of(node.text(NAME, "")), QualifiedName.parse(node.text(TABLE, "")));
  }

  private static Json writeColumnTags(Map<String, Map<String, String>> columnTags) {
    JsonFields columns = new JsonFields();
    columnTags.forEach(columns::put);
    return columns.toJson();
  }

  private static Map<String, String> readTags(Json object) {
    Map<String, String> tags = new LinkedHashMap<>();
    object.fields().forEach((key, value) -> tags.put(key, object.text(key, "")));
    return tags;
  }

  private static <T> Json writeAll(List<T> values, Function<T, Json> write) {
    return new Json.Elements(values.stream().map(write).toList());
  }

  private static @Nullable Json nonEmpty(Json value) {
    return value.fields().isEmpty() && value.elements().isEmpty() ? null : value;
  }

  private static Map<String, Json> fields(Json node, String field) {
    Json value = node.get(field);
    return value == null ? Map.of() : value.fields();
  }

  private static List<Json> elements(Json node, String field) {
    Json value = node.get(field);
    return value == null ? List.of() : value.elements();
  }
}
