package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Clustering columns in the metadata domain that Delta keeps them in, by physical name. */
public final class Clustering {

  static final String DOMAIN = "delta.clustering";

  private static final String COLUMNS = "clusteringColumns";

  private Clustering() {}

  /**
   * The clustering columns of a table by their names in the schema. A column below the top level is
   * named by its path with dots.
   *
   * @throws DamagedLogException when the domain names a column that the schema lacks
   */
  public static List<String> columns(DeltaSnapshot snapshot) {
    String configuration = snapshot.domains().get(DOMAIN);
    if (configuration == null) {
      return List.of();
    }
    List<String> columns = new ArrayList<>();
    for (JsonNode path : DeltaJson.read(configuration).path(COLUMNS)) {
      columns.add(logicalPath(path, snapshot.metadata().schema()));
    }
    return columns;
  }

  /** The snapshot clustered by these top-level columns; without columns, not clustered. */
  public static DeltaSnapshot clusteredBy(DeltaSnapshot snapshot, List<DeltaField> columns) {
    if (columns.isEmpty() && !snapshot.domains().containsKey(DOMAIN)) {
      return snapshot;
    }
    ObjectNode configuration = JsonNodeFactory.instance.objectNode();
    ArrayNode paths = configuration.putArray(COLUMNS);
    for (DeltaField column : columns) {
      paths.addArray().add(column.physicalName());
    }
    configuration.put("domainName", DOMAIN);
    return snapshot.withDomain(DOMAIN, DeltaJson.write(configuration));
  }

  private static String logicalPath(JsonNode path, DeltaType.StructOf schema) {
    List<String> names = new ArrayList<>();
    DeltaType level = schema;
    for (JsonNode step : path) {
      DeltaField field = level instanceof DeltaType.StructOf struct ? physical(struct, step) : null;
      if (field == null) {
        throw new DamagedLogException("clustering names a column that the schema lacks: " + path);
      }
      names.add(field.name());
      level = field.type();
    }
    return String.join(".", names);
  }

  private static @Nullable DeltaField physical(DeltaType.StructOf struct, JsonNode name) {
    for (DeltaField field : struct.fields()) {
      if (field.physicalName().equals(name.asText())) {
        return field;
      }
    }
    return null;
  }
}
