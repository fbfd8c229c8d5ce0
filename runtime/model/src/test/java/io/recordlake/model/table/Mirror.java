package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;

/** What a catalog holds once a table is as declared. */
public final class Mirror {
  private Mirror() {}

  /** The observed table; its keys are named {@code pk}, {@code fk_0}, {@code fk_1} and so on. */
  public static ObservedTable of(DesiredTable table) {
    return builder(table).build();
  }

  /** A builder of the observed table, for what the catalog has beyond the declaration. */
  public static ObservedTable.Builder builder(DesiredTable table) {
    ObservedTable.Builder builder =
        ObservedTable.builder(table.name())
            .comment(table.comment())
            .tags(table.tags())
            .partitionedBy(table.partitionedBy())
            .clusteredBy(table.clusteredBy());
    table.columns().forEach(column -> builder.column(of(column)));
    DesiredPrimaryKey primaryKey = table.primaryKey();
    if (primaryKey != null) {
      builder.primaryKey(new ObservedPrimaryKey(primaryKey.columns(), Identifier.of("pk")));
    }
    for (int i = 0; i < table.foreignKeys().size(); i++) {
      DesiredForeignKey key = table.foreignKeys().get(i);
      builder.foreignKey(
          new ObservedForeignKey(
              key.columns(), key.references(), key.referencedColumns(), Identifier.of("fk_" + i)));
    }
    table
        .properties()
        .forEach(
            (key, intent) -> {
              if (intent instanceof PropertyIntent.Present present) {
                builder.property(key, present.value());
              }
            });
    TableFeature.requiredBy(table.columns()).forEach(builder::feature);
    return builder;
  }

  /** The observed column. */
  public static ObservedColumn of(DesiredColumn column) {
    return new ObservedColumn(
        column.name(), column.type(), column.nullable(), column.comment(), column.tags());
  }
}
