package io.recordlake.planning.document;

import io.recordlake.model.json.JsonArray;
import io.recordlake.model.json.JsonBoolean;
import io.recordlake.model.json.JsonDecimal;
import io.recordlake.model.json.JsonInteger;
import io.recordlake.model.json.JsonNull;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonString;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a document at its place. Each accessor reports a value of another kind and answers
 * something harmless in its stead, so that reading goes on.
 *
 * @param value the value
 * @param place where it stands
 * @param reading collects the problems
 */
record Node(JsonValue value, Place place, Reading reading) {
  boolean isNull() {
    return value instanceof JsonNull;
  }

  boolean isText() {
    return value instanceof JsonString;
  }

  boolean isList() {
    return value instanceof JsonArray;
  }

  boolean isObject() {
    return value instanceof JsonObject;
  }

  String text() {
    if (value instanceof JsonString string) {
      return string.value();
    }
    reportKind("a string");
    return "";
  }

  /** The text as an identifier, or null when it is none, which is reported. */
  @Nullable Identifier identifier() {
    String text = text();
    return isText() ? reading.attempt(place, () -> Identifier.of(text)) : null;
  }

  boolean flag(boolean otherwise) {
    if (value instanceof JsonBoolean flag) {
      return flag.value();
    }
    reportKind("true or false");
    return otherwise;
  }

  /** The integer, or null when it is none or no {@code int}. */
  @Nullable Integer integer() {
    if (value instanceof JsonInteger integer && integer.isInt()) {
      return integer.value().intValue();
    }
    reportKind("a small integer");
    return null;
  }

  List<Node> elements() {
    if (!(value instanceof JsonArray array)) {
      reportKind("a list");
      return List.of();
    }
    List<Node> elements = new ArrayList<>();
    for (JsonValue element : array.elements()) {
      elements.add(new Node(element, place.index(elements.size()), reading));
    }
    return elements;
  }

  List<String> texts() {
    return elements().stream().map(Node::text).toList();
  }

  /** The members of an object whose keys are the user's, each at the place of its value. */
  Map<String, Node> entries() {
    if (!(value instanceof JsonObject object)) {
      reportKind("an object");
      return Map.of();
    }
    Map<String, Node> entries = new LinkedHashMap<>();
    object
        .members()
        .forEach(
            (key, member) -> {
              Place at = place.index(entries.size()).attribute("value");
              entries.put(key, new Node(member, at, reading));
            });
    return entries;
  }

  /** The fields of an object whose keys are the format's. */
  Fields fields() {
    if (value instanceof JsonObject object) {
      return new Fields(object, place, reading);
    }
    reportKind("an object");
    return Fields.unreadable(place, reading);
  }

  void reportKind(String wanted) {
    reading.report(
        DocumentProblem.WRONG_KIND,
        place,
        kind() + " stands where " + wanted + " belongs",
        "Write " + wanted + ".");
  }

  private String kind() {
    if (value instanceof JsonNull) {
      return "null";
    }
    if (value instanceof JsonBoolean flag) {
      return String.valueOf(flag.value());
    }
    if (value instanceof JsonInteger || value instanceof JsonDecimal) {
      return "a number";
    }
    if (value instanceof JsonString) {
      return "a string";
    }
    if (value instanceof JsonArray) {
      return "a list";
    }
    return value instanceof JsonObject ? "an object" : "a typed value";
  }
}
