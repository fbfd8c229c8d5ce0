package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonParser;
import io.recordlake.local.internal.json.JsonSyntaxException;
import java.util.ArrayList;
import java.util.List;

/** JSON of a log, where what is missing or of another kind is damage. */
public final class DeltaJson {

  private DeltaJson() {}

  /**
   * Reads one JSON value.
   *
   * @throws DamagedLogException when the text is not exactly one
   */
  public static Json read(String text) {
    try {
      return JsonParser.parse(text);
    } catch (JsonSyntaxException e) {
      throw new DamagedLogException("it is not JSON (" + e.getMessage() + ")");
    }
  }

  /** The texts of an array; none when there is no array. */
  public static List<String> texts(Json object, String field) {
    Json array = object.get(field);
    if (array == null) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    for (Json element : array.elements()) {
      String text = element.text();
      if (text == null) {
        throw new DamagedLogException("\"" + field + "\" has an element that is not text");
      }
      texts.add(text);
    }
    return texts;
  }

  static Json require(Json object, String field) {
    Json value = object.get(field);
    if (value == null) {
      throw new DamagedLogException("\"" + field + "\" is missing");
    }
    return value;
  }

  static String requireText(Json object, String field) {
    String text = require(object, field).text();
    if (text == null) {
      throw new DamagedLogException("\"" + field + "\" is not text");
    }
    return text;
  }

  static int requireInt(Json object, String field) {
    Long number = require(object, field) instanceof Json.Numeral value ? value.wholeNumber() : null;
    if (number == null || number < 0 || number > Integer.MAX_VALUE) {
      throw new DamagedLogException("\"" + field + "\" is not a whole number");
    }
    return number.intValue();
  }
}
