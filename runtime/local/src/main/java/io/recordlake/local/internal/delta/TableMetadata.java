package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The {@code metaData} action of a table: what it is, as of one version. */
public record TableMetadata(
    String id,
    @Nullable String name,
    @Nullable String description,
    Json format,
    DeltaType.StructOf schema,
    List<String> partitionColumns,
    Map<String, String> configuration,
    @Nullable Long createdTime) {

  public TableMetadata {
    partitionColumns = List.copyOf(partitionColumns);
    configuration = Collections.unmodifiableMap(new LinkedHashMap<>(configuration));
  }

  /** The value of a table property; null when it is not set. */
  public @Nullable String property(String key) {
    return configuration.get(key);
  }

  /** Whether a property is set to {@code true}. */
  public boolean enables(String key) {
    return "true".equalsIgnoreCase(configuration.get(key));
  }

  public TableMetadata withDescription(String newDescription) {
    return new TableMetadata(
        id, name, newDescription, format, schema, partitionColumns, configuration, createdTime);
  }

  public TableMetadata withSchema(DeltaType.StructOf newSchema) {
    return new TableMetadata(
        id, name, description, format, newSchema, partitionColumns, configuration, createdTime);
  }

  public TableMetadata withPartitionColumns(List<String> columns) {
    return new TableMetadata(
        id, name, description, format, schema, columns, configuration, createdTime);
  }

  /** This metadata with a property set, or removed by a null value. */
  public TableMetadata withProperty(String key, @Nullable String value) {
    Map<String, String> changed = new LinkedHashMap<>(configuration);
    if (value == null) {
      changed.remove(key);
    } else {
      changed.put(key, value);
    }
    return new TableMetadata(
        id, name, description, format, schema, partitionColumns, changed, createdTime);
  }
}
