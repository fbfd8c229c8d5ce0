package io.recordlake.planning.document;

import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads types as documents have them. A type with a problem is reported and reads as null. */
final class TypeReader {
  private final Reading reading;

  TypeReader(Reading reading) {
    this.reading = reading;
  }

  @Nullable DataType read(Node node) {
    if (node.isText()) {
      return scalar(node.text(), node.place());
    }
    if (!(node.value() instanceof JsonObject object) || object.members().size() != 1) {
      node.reportKind("a type: its name, or an object with one field");
      return null;
    }
    Map.Entry<String, JsonValue> only = object.members().entrySet().iterator().next();
    Node parts = new Node(only.getValue(), node.place(), reading);
    return switch (only.getKey()) {
      case "decimal" -> decimal(parts);
      case "array" -> array(parts);
      case "map" -> map(parts);
      case "struct" -> struct(parts);
      default -> unknown(only.getKey(), "decimal, array, map and struct", node.place());
    };
  }

  private @Nullable DataType scalar(String name, Place place) {
    for (ScalarType type : ScalarType.values()) {
      if (TypeWriter.name(type).equals(name)) {
        return type;
      }
    }
    String names =
        Arrays.stream(ScalarType.values()).map(TypeWriter::name).collect(Collectors.joining(", "));
    return unknown(name, names, place);
  }

  private @Nullable DataType unknown(String name, String names, Place place) {
    reading.reportValue(place, "there is no type \"" + name + "\"", "Use one of " + names + ".");
    return null;
  }

  private @Nullable DataType decimal(Node node) {
    List<Node> numbers = pair(node, "precision and scale");
    if (numbers.isEmpty()) {
      return null;
    }
    Integer precision = numbers.get(0).integer();
    Integer scale = numbers.get(1).integer();
    return precision == null || scale == null
        ? null
        : reading.attempt(node.place(), () -> new DecimalType(precision, scale));
  }

  private @Nullable DataType array(Node node) {
    DataType element = read(new Node(node.value(), node.place().attribute("element"), reading));
    return element == null ? null : reading.attempt(node.place(), () -> new ArrayType(element));
  }

  private @Nullable DataType map(Node node) {
    List<Node> types = pair(node, "key and value");
    if (types.isEmpty()) {
      return null;
    }
    Place place = node.place();
    DataType key = read(new Node(types.get(0).value(), place.attribute("key"), reading));
    DataType value = read(new Node(types.get(1).value(), place.attribute("value"), reading));
    return key == null || value == null
        ? null
        : reading.attempt(place, () -> new MapType(key, value));
  }

  /** The two elements of a list; none when it has not two, which is reported. */
  private static List<Node> pair(Node node, String names) {
    if (node.isList() && node.elements().size() != 2) {
      node.reportKind("a list of " + names);
      return List.of();
    }
    return node.elements();
  }

  private @Nullable DataType struct(Node node) {
    List<StructField> fields = new ArrayList<>();
    Place place = node.place().attribute("fields");
    List<Node> elements = new Node(node.value(), place, reading).elements();
    for (Node element : elements) {
      Fields field = element.fields();
      Node nameNode = field.require("name");
      Node typeNode = field.require("type");
      boolean nullable = field.flag("nullable", true);
      field.refuseOthers();
      DataType type = typeNode == null ? null : read(typeNode);
      Identifier name = nameNode == null ? null : nameNode.identifier();
      if (name != null && type != null) {
        fields.add(new StructField(name, type, nullable));
      }
    }
    if (fields.size() < elements.size()) {
      return null;
    }
    return node.isList() ? reading.attempt(node.place(), () -> new StructType(fields)) : null;
  }
}
