package io.recordlake.local.internal.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the fields of an object, in the order they are put. A null value puts nothing. */
public final class JsonFields {

  private final Map<String, Json> fields = new LinkedHashMap<>();

  public JsonFields put(String field, @Nullable Json value) {
    if (value != null) {
      fields.put(field, value);
    }
    return this;
  }

  public JsonFields put(String field, @Nullable String text) {
    return put(field, text == null ? null : new Json.Text(text));
  }

  public JsonFields put(String field, boolean truth) {
    return put(field, Json.Truth.of(truth));
  }

  public JsonFields put(String field, long number) {
    return put(field, Json.Numeral.of(number));
  }

  public JsonFields put(String field, @Nullable Collection<String> texts) {
    return put(field, texts == null ? null : texts(texts));
  }

  public JsonFields put(String field, @Nullable Map<String, String> texts) {
    return put(field, texts == null ? null : texts(texts));
  }

  /** The object. */
  public Json toJson() {
    return new Json.Fields(fields);
  }

  private static Json texts(Collection<String> texts) {
    List<Json> elements = new ArrayList<>(texts.size());
    texts.forEach(text -> elements.add(new Json.Text(text)));
    return new Json.Elements(elements);
  }

  private static Json texts(Map<String, String> texts) {
    Map<String, Json> values = new LinkedHashMap<>();
    texts.forEach((field, text) -> values.put(field, new Json.Text(text)));
    return new Json.Fields(values);
  }
}
