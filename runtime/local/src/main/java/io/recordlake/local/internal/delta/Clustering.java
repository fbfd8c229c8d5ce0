package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
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
    Json paths = DeltaJson.read(configuration).get(COLUMNS);
    if (paths != null) {
      for (Json path : paths.elements()) {
        columns.add(logicalPath(path, snapshot.metadata().schema()));
      }
    }
    return columns;
  }

  /** The snapshot clustered by these top-level columns; without columns, not clustered. */
  public static DeltaSnapshot clusteredBy(DeltaSnapshot snapshot, List<DeltaField> columns) {
    if (columns.isEmpty() && !snapshot.domains().containsKey(DOMAIN)) {
      return snapshot;
    }
    List<Json> paths = new ArrayList<>();
    for (DeltaField column : columns) {
      paths.add(new Json.Elements(List.of(new Json.Text(column.physicalName()))));
    }
    Json configuration =
        new JsonFields().put(COLUMNS, new Json.Elements(paths)).put("domainName", DOMAIN).toJson();
    return snapshot.withDomain(DOMAIN, configuration.toString());
  }

  private static String logicalPath(Json path, DeltaType.StructOf schema) {
    List<String> names = new ArrayList<>();
    DeltaType level = schema;
    for (Json step : path.elements()) {
      DeltaField field = level instanceof DeltaType.StructOf struct ? physical(struct, step) : null;
      if (field == null) {
        throw new DamagedLogException("clustering names a column that the schema lacks: " + path);
      }
      names.add(field.name());
      level = field.type();
    }
    return String.join(".", names);
  }

  private static @Nullable DeltaField physical(DeltaType.StructOf struct, Json name) {
    for (DeltaField field : struct.fields()) {
      if (field.physicalName().equals(name.text())) {
        return field;
      }
    }
    return null;
  }
}
