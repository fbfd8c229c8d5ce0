package io.recordlake.planning.document;

import io.recordlake.model.json.JsonString;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Declarations as JSON, in every form in which one may be written: fields with a default may be
 * left out, and a foreign key may leave its referenced columns to be inferred.
 */
public final class DeclarationDocument {
  /** What stands for the declared table itself in a foreign key. */
  private static final String SELF = "SELF";

  private final Reading reading = new Reading();
  private final TypeReader types = new TypeReader(reading);
  private final boolean frozen;

  private DeclarationDocument(boolean frozen) {
    this.frozen = frozen;
  }

  /**
   * Reads a declaration. Unknown fields are refused. The fields {@code format} and {@code
   * formatVersion} may be absent; a document of a future version has that one problem.
   *
   * @param document the document, read as plain JSON
   */
  public static DeclarationReading read(JsonValue document) {
    return read(document, false);
  }

  /** Reads a declaration that leaves nothing to be inferred, and has both format fields. */
  static DeclarationReading readFrozen(JsonValue document) {
    return read(document, true);
  }

  private static DeclarationReading read(JsonValue document, boolean frozen) {
    DeclarationDocument reader = new DeclarationDocument(frozen);
    return reader.table(new Node(document, Place.root(), reader.reading).fields());
  }

  private DeclarationReading table(Fields fields) {
    if (!FormatFields.read(fields, frozen, reading)) {
      return new DeclarationReading(null, reading.problems());
    }
    TableDeclaration.Builder table =
        TableDeclaration.builder(
            fields.requireText("catalog"),
            fields.requireText("schema"),
            fields.requireText("name"));
    Node columns = fields.require("columns");
    if (columns != null) {
      columns.elements().forEach(column -> table.column(column(column.fields())));
    }
    table.comment(fields.text("comment"));
    fields.textEntries("tags").forEach(table::tag);
    properties(fields, table);
    table.partitionedBy(fields.texts("partitionedBy"));
    table.clusteredBy(fields.texts("clusteredBy"));
    primaryKey(fields, table);
    fields.elements("foreignKeys").forEach(key -> table.foreignKey(foreignKey(key.fields())));
    table.scope(scope(fields));
    table.droppedColumns(fields.texts("droppedColumns"));
    fields.refuseOthers();
    return new DeclarationReading(
        reading.isShapeBroken() ? null : table.build(), reading.problems());
  }

  private ColumnDeclaration column(Fields fields) {
    String name = fields.requireText("name");
    Node type = fields.require("type");
    DataType dataType = type == null ? null : types.read(type);
    boolean nullable = fields.flag("nullable", true);
    String comment = fields.text("comment");
    List<TagDeclaration> tags = tags(fields);
    String renamedFrom = fields.textOrNull("renamedFrom");
    fields.refuseOthers();
    return new ColumnDeclaration(name, dataType, nullable, comment, tags, renamedFrom);
  }

  private static List<TagDeclaration> tags(Fields fields) {
    return fields.textEntries("tags").entrySet().stream()
        .map(tag -> new TagDeclaration(tag.getKey(), tag.getValue()))
        .toList();
  }

  private static void properties(Fields fields, TableDeclaration.Builder table) {
    fields
        .entries("properties")
        .forEach(
            (key, value) -> {
              if (value.isNull()) {
                table.propertyAbsent(key);
              } else {
                table.property(key, value.text());
              }
            });
  }

  private static void primaryKey(Fields fields, TableDeclaration.Builder table) {
    Node node = fields.findValue("primaryKey");
    if (node == null) {
      return;
    }
    Fields key = node.fields();
    Node columns = key.require("columns");
    table.primaryKey(columns == null ? List.of() : columns.texts());
    String name = key.textOrNull("name");
    if (name != null) {
      table.primaryKeyName(name);
    }
    key.refuseOthers();
  }

  /** The foreign key; when a part of it is missing, the declaration is not used. */
  private ForeignKeyDeclaration foreignKey(Fields fields) {
    Node columns = fields.require("columns");
    Node references = fields.require("references");
    QualifiedName table = references == null ? null : tableName(references);
    String name = fields.textOrNull("name");
    fields.refuseOthers();
    if (columns == null) {
      return new ForeignKeyDeclaration(List.of(), table, null, name);
    }
    if (columns.isObject()) {
      Map<String, Node> pairs = columns.entries();
      List<String> referenced = pairs.values().stream().map(Node::text).toList();
      return new ForeignKeyDeclaration(List.copyOf(pairs.keySet()), table, referenced, name);
    }
    if (frozen) {
      reading.report(
          DocumentProblem.UNPAIRED_FOREIGN_KEY,
          columns.place(),
          "the foreign key does not say which columns it references",
          "Write an object of local and referenced columns.");
    }
    List<String> local = columns.isText() ? List.of(columns.text()) : columns.texts();
    return new ForeignKeyDeclaration(local, table, null, name);
  }

  private @Nullable QualifiedName tableName(Node node) {
    boolean self = node.value().equals(new JsonString(SELF));
    return self ? null : TableNames.read(node, reading);
  }

  private Scope scope(Fields fields) {
    Node node = fields.find("scope");
    if (node == null) {
      return Scope.FULL;
    }
    String text = node.text();
    for (Scope scope : Scope.values()) {
      if (scope.label().equals(text)) {
        return scope;
      }
    }
    if (node.isText()) {
      String labels =
          Arrays.stream(Scope.values()).map(Scope::label).collect(Collectors.joining(", "));
      reading.report(
          DocumentProblem.UNKNOWN_VALUE,
          node.place(),
          "Unknown scope \"" + text + "\"",
          "Use one of " + labels + ".");
    }
    return Scope.FULL;
  }
}
