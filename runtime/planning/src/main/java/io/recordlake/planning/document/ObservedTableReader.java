package io.recordlake.planning.document;

import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.delta.FeatureProperties;
import io.recordlake.planning.delta.ManagedProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads observed tables. */
final class ObservedTableReader {
  private final Reading reading = new Reading();
  private final TypeReader types = new TypeReader(reading);

  private ObservedTableReader() {}

  static ObservedTable read(JsonValue document) {
    ObservedTableReader reader = new ObservedTableReader();
    Fields fields = new Node(document, Place.root(), reader.reading).fields();
    ObservedTable table =
        FormatFields.read(fields, false, reader.reading) ? reader.table(fields) : null;
    if (table == null) {
      throw new InvalidDeclarationException(reader.reading.problems());
    }
    return table;
  }

  /** The table, or null when there are problems. */
  private @Nullable ObservedTable table(Fields fields) {
    String catalog = fields.requireText("catalog");
    String schema = fields.requireText("schema");
    String table = fields.requireText("name");
    List<ObservedColumn> columns = new ArrayList<>();
    Node columnList = fields.require("columns");
    if (columnList != null) {
      columnList.elements().forEach(node -> addIfRead(columns, column(node)));
    }
    String comment = fields.text("comment");
    Map<String, String> tags = fields.textEntries("tags");
    List<Identifier> partitionedBy = layout(fields, "partitionedBy");
    List<Identifier> clusteredBy = layout(fields, "clusteredBy");
    ObservedPrimaryKey primaryKey = primaryKey(fields.findValue("primaryKey"));
    List<ObservedForeignKey> foreignKeys = new ArrayList<>();
    fields.elements("foreignKeys").forEach(node -> addIfRead(foreignKeys, foreignKey(node)));
    List<InboundReference> inbound = new ArrayList<>();
    fields.elements("referencingForeignKeys").forEach(node -> addIfRead(inbound, inbound(node)));
    Map<String, String> properties = fields.textEntries("properties");
    RelationKind kind = kind(fields);
    fields.refuseOthers();
    if (!reading.problems().isEmpty()) {
      return null;
    }
    return reading.attempt(
        fields.place(),
        () ->
            new ObservedTable(
                new QualifiedName(catalog, schema, table),
                columns,
                comment,
                tags,
                partitionedBy,
                clusteredBy,
                primaryKey,
                foreignKeys,
                ManagedProperty.managedOf(properties),
                FeatureProperties.in(properties),
                inbound,
                kind));
  }

  private static <T> void addIfRead(List<T> values, @Nullable T value) {
    if (value != null) {
      values.add(value);
    }
  }

  private @Nullable ObservedColumn column(Node node) {
    Fields fields = node.fields();
    Identifier name = identifier(fields.require("name"));
    Node typeNode = fields.require("type");
    DataType type = typeNode == null ? null : types.read(typeNode);
    boolean nullable = fields.flag("nullable", true);
    String comment = fields.text("comment");
    Map<String, String> tags = fields.textEntries("tags");
    fields.refuseOthers();
    return name == null || type == null
        ? null
        : new ObservedColumn(name, type, nullable, comment, tags);
  }

  private @Nullable ObservedPrimaryKey primaryKey(@Nullable Node node) {
    if (node == null) {
      return null;
    }
    Fields fields = node.fields();
    List<Identifier> columns = identifiers(fields.require("columns"));
    Identifier name = identifier(fields.require("name"));
    fields.refuseOthers();
    return name == null || columns == null
        ? null
        : reading.attempt(node.place(), () -> new ObservedPrimaryKey(columns, name));
  }

  private @Nullable ObservedForeignKey foreignKey(Node node) {
    Fields fields = node.fields();
    List<Identifier> local = identifiers(fields.require("localColumns"));
    QualifiedName table = tableName(fields.require("referencedTable"));
    List<Identifier> referenced = identifiers(fields.require("referencedColumns"));
    Identifier name = identifier(fields.require("name"));
    fields.refuseOthers();
    return name == null || table == null || local == null || referenced == null
        ? null
        : reading.attempt(
            node.place(), () -> new ObservedForeignKey(local, table, referenced, name));
  }

  private @Nullable InboundReference inbound(Node node) {
    Fields fields = node.fields();
    Identifier name = identifier(fields.require("name"));
    QualifiedName table = tableName(fields.require("table"));
    fields.refuseOthers();
    return name == null || table == null ? null : new InboundReference(name, table);
  }

  private RelationKind kind(Fields fields) {
    Node node = fields.find("kind");
    if (node == null) {
      return RelationKind.TABLE;
    }
    String text = node.text();
    for (RelationKind kind : RelationKind.values()) {
      if (kind.name().equals(text)) {
        return kind;
      }
    }
    if (node.isText()) {
      String names =
          Arrays.stream(RelationKind.values()).map(Enum::name).collect(Collectors.joining(", "));
      reading.reportValue(
          node.place(), "there is no kind \"" + text + "\"", "Use one of " + names + ".");
    }
    return RelationKind.TABLE;
  }

  private @Nullable QualifiedName tableName(@Nullable Node node) {
    return node == null ? null : TableNames.read(node, reading);
  }

  /** The identifiers of a list, or null when one of them or the list is not there. */
  private @Nullable List<Identifier> identifiers(@Nullable Node node) {
    if (node == null) {
      return null;
    }
    List<Identifier> identifiers = new ArrayList<>();
    List<Node> elements = node.elements();
    elements.forEach(element -> addIfRead(identifiers, element.identifier()));
    return node.isList() && identifiers.size() == elements.size() ? identifiers : null;
  }

  private List<Identifier> layout(Fields fields, String key) {
    List<Identifier> identifiers = identifiers(fields.find(key));
    return identifiers == null ? List.of() : identifiers;
  }

  private static @Nullable Identifier identifier(@Nullable Node node) {
    return node == null ? null : node.identifier();
  }
}
