package io.recordlake.planning.document;

import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.problem.Place;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of an object of a document. What is asked for is known; the rest is refused. */
final class Fields {
  private final JsonObject object;
  private final Place place;
  private final Reading reading;
  private final boolean readable;
  private final Set<String> known = new LinkedHashSet<>();

  Fields(JsonObject object, Place place, Reading reading) {
    this(object, place, reading, true);
  }

  private Fields(JsonObject object, Place place, Reading reading, boolean readable) {
    this.object = object;
    this.place = place;
    this.reading = reading;
    this.readable = readable;
  }

  /** Stands for what was reported to be no object: nothing is there, and nothing is missed. */
  static Fields unreadable(Place place, Reading reading) {
    return new Fields(new JsonObject(Map.of()), place, reading, false);
  }

  Place place() {
    return place;
  }

  /** The field, or null when it is absent. */
  @Nullable Node find(String key) {
    known.add(key);
    JsonValue value = object.get(key);
    return value == null ? null : new Node(value, place.attribute(key), reading);
  }

  /** The field, or null when it is absent or null. */
  @Nullable Node findValue(String key) {
    Node node = find(key);
    return node == null || node.isNull() ? null : node;
  }

  /** The field; when it is absent that is reported. */
  @Nullable Node require(String key) {
    Node node = find(key);
    if (node == null && readable) {
      reading.report(
          DocumentProblem.MISSING_FIELD,
          place,
          "the field \"" + key + "\" is missing",
          "Add the field.");
    }
    return node;
  }

  String requireText(String key) {
    Node node = require(key);
    return node == null ? "" : node.text();
  }

  /** The text of the field; empty when it is absent. */
  String text(String key) {
    Node node = find(key);
    return node == null ? "" : node.text();
  }

  /** The text of the field, or null when it is absent or null. */
  @Nullable String textOrNull(String key) {
    Node node = findValue(key);
    return node == null ? null : node.text();
  }

  boolean flag(String key, boolean otherwise) {
    Node node = find(key);
    return node == null ? otherwise : node.flag(otherwise);
  }

  List<Node> elements(String key) {
    Node node = find(key);
    return node == null ? List.of() : node.elements();
  }

  List<String> texts(String key) {
    return elements(key).stream().map(Node::text).toList();
  }

  /** The members of a field whose keys are the user's. */
  Map<String, Node> entries(String key) {
    Node node = find(key);
    return node == null ? Map.of() : node.entries();
  }

  /** The members of such a field that are texts. */
  Map<String, String> textEntries(String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    entries(key).forEach((name, node) -> texts.put(name, node.text()));
    return texts;
  }

  /** Reports every field that nobody asked for. */
  void refuseOthers() {
    for (String key : object.members().keySet()) {
      if (!known.contains(key)) {
        reading.report(
            DocumentProblem.UNKNOWN_FIELD,
            place.attribute(key),
            "the field \"" + key + "\" has no meaning here",
            "Remove it; the fields are " + String.join(", ", known) + ".");
      }
    }
  }
}
