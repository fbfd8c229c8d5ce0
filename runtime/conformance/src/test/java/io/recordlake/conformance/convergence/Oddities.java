package io.recordlake.conformance.convergence;

import io.recordlake.conformance.MemoryLake;
import io.recordlake.local.internal.Seeding;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.planning.delta.FeatureProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes of a lake one whose tables have what no statement of ours would give them. */
final class Oddities {
  private static final QualifiedName OUTSIDE = new QualifiedName("dev", "s", "not_in_the_lake");

  private final Dice dice;

  private Oddities(Dice dice) {
    this.dice = dice;
  }

  /** The same tables, some of them odd. */
  static MemoryLake in(MemoryLake lake, Dice dice) {
    Oddities oddities = new Oddities(dice);
    List<Seeding.Seed> seeds = new ArrayList<>();
    for (QualifiedName name : lake.view().logs().keySet()) {
      ObservedTable table = lake.observe(name);
      if (table != null) {
        seeds.add(oddities.of(table));
      }
    }
    return MemoryLake.seeded(seeds);
  }

  private Seeding.Seed of(ObservedTable table) {
    Map<String, String> properties = new LinkedHashMap<>(table.properties());
    for (TableFeature feature : table.features()) {
      if (dice.percent(90)) {
        properties.put(FeatureProperties.key(feature), FeatureProperties.SUPPORTED);
      }
    }
    properties(table, properties);
    ObservedTable.Builder odd =
        ObservedTable.builder(table.name())
            .comment(dice.percent(10) ? "cafe\u0301" : table.comment())
            .tags(tags(table.tags()))
            .partitionedBy(table.partitionedBy())
            .clusteredBy(table.clusteredBy())
            .kind(dice.percent(25) ? RelationKind.STREAMING_TABLE : RelationKind.TABLE);
    ObservedPrimaryKey key = table.primaryKey();
    for (ObservedColumn column : table.columns()) {
      boolean loose = key != null && key.columns().contains(column.name()) && dice.percent(10);
      odd.column(
          new ObservedColumn(
              column.name(),
              column.type(),
              loose || column.nullable(),
              column.comment(),
              tags(column.tags())));
    }
    if (key != null) {
      odd.primaryKey(new ObservedPrimaryKey(key.columns(), spelled(key.name())));
    }
    for (ObservedForeignKey foreignKey : table.foreignKeys()) {
      addForeignKey(foreignKey, spelled(foreignKey.name()), odd);
      if (dice.percent(15)) {
        addForeignKey(foreignKey, Identifier.of(foreignKey.name().value() + "_again"), odd);
      }
    }
    if (key != null && dice.percent(10)) {
      odd.inboundReference(new InboundReference(Identifier.of("outside_fk"), OUTSIDE));
    }
    return new Seeding.Seed(odd.build(), properties);
  }

  private static void addForeignKey(
      ObservedForeignKey key, Identifier name, ObservedTable.Builder table) {
    table.foreignKey(
        new ObservedForeignKey(key.columns(), key.references(), key.referencedColumns(), name));
  }

  private Identifier spelled(Identifier name) {
    return dice.percent(10) ? Identifier.of(name.value().toUpperCase(Locale.ROOT)) : name;
  }

  private Map<String, String> tags(Map<String, String> tags) {
    Map<String, String> odd = new LinkedHashMap<>(tags);
    if (dice.percent(15)) {
      odd.put(dice.pick(List.of("system.owner", "a=b", "c/d")), "theirs");
    }
    if (dice.percent(5)) {
      odd.put(" spaced ", " out ");
    }
    return odd;
  }

  private void properties(ObservedTable table, Map<String, String> properties) {
    if (dice.percent(5)) {
      properties.put(DraftTable.MAPPING, "id");
    }
    if (dice.percent(10)) {
      properties.put("team.owner", "it's ${us}");
    }
    if (dice.percent(10)) {
      properties.put("delta.enableDeletionVectors", "true");
    }
    if (dice.percent(5)) {
      properties.put("delta.enableTypeWidening", "TRUE");
    }
    if (dice.percent(15)) {
      ObservedColumn column = dice.pick(table.columns());
      properties.put("delta.constraints.positive", "`" + column.name().value() + "` > 0");
    }
  }
}
