package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column or a nested field of a Delta schema. The metadata is kept whole, so that what another
 * writer stored there survives our commits; its values are never changed in place.
 */
public record DeltaField(
    String name, DeltaType type, boolean nullable, Map<String, Json> metadata) {

  private static final String COMMENT = "comment";

  public DeltaField {
    metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
  }

  /** A field with no metadata but its comment; an empty comment is none. */
  public static DeltaField of(String name, DeltaType type, boolean nullable, String comment) {
    DeltaField plain = new DeltaField(name, type, nullable, Map.of());
    return comment.isEmpty() ? plain : plain.withComment(comment);
  }

  /** The comment; empty when there is none. */
  public String comment() {
    return text(COMMENT, "");
  }

  /** The name that data files use: the physical name under column mapping, else the name. */
  public String physicalName() {
    return text(ColumnMapping.PHYSICAL_NAME, name);
  }

  public DeltaField withName(String newName) {
    return new DeltaField(newName, type, nullable, metadata);
  }

  public DeltaField withType(DeltaType newType) {
    return new DeltaField(name, newType, nullable, metadata);
  }

  public DeltaField withNullable(boolean newNullable) {
    return new DeltaField(name, type, newNullable, metadata);
  }

  /** This field with that comment; an empty one is stored, as Delta stores a cleared comment. */
  public DeltaField withComment(String comment) {
    return withMetadata(COMMENT, new Json.Text(comment));
  }

  /** This field with a metadata entry set, or removed by a null value. */
  public DeltaField withMetadata(String key, @Nullable Json value) {
    Map<String, Json> changed = new LinkedHashMap<>(metadata);
    if (value == null) {
      changed.remove(key);
    } else {
      changed.put(key, value);
    }
    return new DeltaField(name, type, nullable, changed);
  }

  private String text(String key, String fallback) {
    Json value = metadata.get(key);
    String text = value == null ? null : value.text();
    return text == null ? fallback : text;
  }
}
