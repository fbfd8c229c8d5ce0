package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.Clustering;
import io.recordlake.local.internal.delta.DamagedLogException;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.Protocol;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.delta.FeatureProperties;
import io.recordlake.planning.delta.ManagedProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Tables of the lake as the engine observes them. */
public final class ObservedTables {

  private ObservedTables() {}

  /**
   * The table as observed. A key that names a column which is gone, as after a rename by another
   * writer, went with the column.
   *
   * @param inbound the foreign keys that reference the table
   * @throws TableUnreadable when a column has a type that the model lacks
   */
  public static ObservedTable of(LakeTable table, List<InboundReference> inbound) {
    ObservedTable.Builder builder =
        ObservedTable.builder(table.name())
            .comment(Objects.requireNonNullElse(table.metadata().description(), ""))
            .tags(table.facts().tableTags())
            .partitionedBy(identifiers(table.metadata().partitionColumns()))
            .clusteredBy(identifiers(clustering(table)))
            .kind(table.facts().kind());
    for (DeltaField column : table.columns()) {
      builder.column(
          new ObservedColumn(
              Identifier.of(column.name()),
              ColumnTypes.of(column),
              column.nullable(),
              column.comment(),
              table.facts().tagsOf(column.name())));
    }
    KeyFact key = table.facts().primaryKey();
    if (key != null && hasColumns(table, key.columns())) {
      builder.primaryKey(
          new ObservedPrimaryKey(identifiers(key.columns()), Identifier.of(key.name())));
    }
    for (ForeignKeyFact foreignKey : table.facts().foreignKeys()) {
      if (hasColumns(table, foreignKey.columns())) {
        builder.foreignKey(
            new ObservedForeignKey(
                identifiers(foreignKey.columns()),
                foreignKey.referencedTable(),
                identifiers(foreignKey.referencedColumns()),
                Identifier.of(foreignKey.name())));
      }
    }
    ManagedProperty.managedOf(table.metadata().configuration()).forEach(builder::property);
    FeatureProperties.in(featureProperties(table.snapshot().protocol())).forEach(builder::feature);
    inbound.forEach(builder::inboundReference);
    return builder.build();
  }

  /** A protocol's features as the table properties that they show as. */
  private static Map<String, String> featureProperties(Protocol protocol) {
    Map<String, String> properties = new LinkedHashMap<>();
    for (String feature : protocol.features()) {
      properties.put("delta.feature." + feature, FeatureProperties.SUPPORTED);
    }
    return properties;
  }

  private static List<String> clustering(LakeTable table) {
    try {
      return Clustering.columns(table.snapshot());
    } catch (DamagedLogException e) {
      throw new TableUnreadable(
          Condition.DELTA_LOG_DAMAGED,
          "The table " + table.name() + " cannot be read: " + e.getMessage() + ".",
          e);
    }
  }

  private static boolean hasColumns(LakeTable table, List<String> names) {
    return names.stream()
        .allMatch(name -> table.columns().stream().anyMatch(c -> c.name().equals(name)));
  }

  private static List<Identifier> identifiers(List<String> names) {
    return names.stream().map(Identifier::of).toList();
  }
}
