package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.Clustering;
import io.recordlake.local.internal.delta.ColumnMapping;
import io.recordlake.local.internal.delta.DeltaFeature;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.delta.Protocol;
import io.recordlake.local.internal.delta.TableMetadata;
import io.recordlake.local.internal.delta.TypeFeatures;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.delta.FeatureProperties;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A table as someone observed it, written without a statement and without a rule. */
public final class SeededTable {

  private static final String FEATURE_PREFIX = "delta.feature.";

  private SeededTable() {}

  /**
   * Writes a table as version 0.
   *
   * @param properties the raw properties, protocol features among them; the table's own properties
   *     and features are not looked at
   * @param outside the foreign keys to the table that no table of the lake owns
   * @throws IllegalStateException when the table exists
   */
  public static void write(
      ObservedTable table,
      Map<String, String> properties,
      List<InboundReference> outside,
      LakeTables lake) {
    TableMetadata metadata =
        TableCreation.empty()
            .withSchema(
                new DeltaType.StructOf(table.columns().stream().map(SeededTable::field).toList()))
            .withPartitionColumns(spellings(table.partitionedBy()))
            .withDescription(table.comment());
    Set<String> features = new TreeSet<>();
    for (Map.Entry<String, String> property : properties.entrySet()) {
      if (property.getKey().startsWith(FEATURE_PREFIX)
          && property.getValue().equals(FeatureProperties.SUPPORTED)) {
        features.add(property.getKey().substring(FEATURE_PREFIX.length()));
      } else {
        metadata = metadata.withProperty(property.getKey(), property.getValue());
      }
    }
    if (ColumnMapping.isEnabled(metadata)) {
      metadata = ColumnMapping.assignFresh(metadata);
    }
    LakeTable plain =
        new LakeTable(
            table.name(), DeltaSnapshot.creation(metadata, Map.of()), facts(table, outside));
    List<DeltaField> clustering =
        table.clusteredBy().stream().map(name -> plain.requireColumn(name.value())).toList();
    LakeTable seeded = plain.withSnapshot(Clustering.clusteredBy(plain.snapshot(), clustering));
    if (!lake.commit(table.name(), null, withExactFeatures(seeded, features), "CREATE TABLE")) {
      throw new IllegalStateException("The table " + table.name() + " exists.");
    }
  }

  /** The snapshot with the named features and no type feature that is not among them. */
  private static DeltaSnapshot withExactFeatures(LakeTable table, Set<String> names) {
    DeltaSnapshot complete = table.toCommit();
    Set<DeltaFeature> features = complete.requiredFeatures();
    features.removeAll(TypeFeatures.of(complete.metadata().schema()));
    Set<String> unknown = new TreeSet<>();
    for (String name : names) {
      DeltaFeature feature = DeltaFeature.named(name);
      if (feature == null) {
        unknown.add(name);
      } else {
        features.add(feature);
      }
    }
    Protocol protocol = Protocol.requiring(features);
    Set<String> writer = new TreeSet<>(protocol.features());
    writer.addAll(unknown);
    Protocol exact =
        new Protocol(
            protocol.minReaderVersion(),
            protocol.minWriterVersion(),
            protocol.readerFeatures(),
            writer);
    return new DeltaSnapshot(
        DeltaSnapshot.UNCOMMITTED, exact, complete.metadata(), complete.domains());
  }

  private static TableFacts facts(ObservedTable table, List<InboundReference> outside) {
    Map<String, Map<String, String>> columnTags = new HashMap<>();
    table.columns().forEach(column -> columnTags.put(column.name().value(), column.tags()));
    ObservedPrimaryKey key = table.primaryKey();
    return new TableFacts(
        table.kind(),
        key == null ? null : new KeyFact(key.name().value(), spellings(key.columns())),
        table.foreignKeys().stream()
            .map(
                foreignKey ->
                    new ForeignKeyFact(
                        foreignKey.name().value(),
                        spellings(foreignKey.columns()),
                        foreignKey.references(),
                        spellings(foreignKey.referencedColumns())))
            .toList(),
        outside,
        table.tags(),
        columnTags);
  }

  private static DeltaField field(ObservedColumn column) {
    return DeltaField.of(
        column.name().value(),
        ColumnTypes.toDelta(column.type()),
        column.nullable(),
        column.comment());
  }

  private static List<String> spellings(List<Identifier> names) {
    return names.stream().map(Identifier::value).toList();
  }
}
