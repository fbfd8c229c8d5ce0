package io.recordlake.conformance.convergence;

import io.recordlake.conformance.MemoryLake;
import io.recordlake.deltasql.SqlText;
import io.recordlake.deltasql.TypeSql;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.delta.ManagedProperty;
import java.util.List;
import java.util.Map;

/** Other people, who change a catalog by statements of their own. What it refuses, it refuses. */
final class Outsiders {
  private final MemoryLake lake;
  private final Dice dice;

  private Outsiders(MemoryLake lake, Dice dice) {
    this.lake = lake;
    this.dice = dice;
  }

  /** Changes a few things in some of the tables. */
  static void meddle(MemoryLake lake, List<QualifiedName> tables, Dice dice) {
    Outsiders outsiders = new Outsiders(lake, dice);
    for (QualifiedName name : tables) {
      for (int i = dice.below(4); i > 0; i--) {
        ObservedTable table = lake.observe(name);
        if (table != null) {
          lake.run(outsiders.statement(table));
        }
      }
    }
    if (dice.percent(25)) {
      outsiders.createNeighbour(tables);
    }
  }

  private String statement(ObservedTable table) {
    String alter = "ALTER TABLE " + SqlText.qualified(table.name()) + " ";
    ObservedColumn column = dice.pick(table.columns());
    String name = SqlText.identifier(column.name());
    String alterColumn = alter + "ALTER COLUMN " + name + " ";
    return switch (dice.below(16)) {
      case 0 -> alter + "SET TAGS (" + tag() + ")";
      case 1 -> alter + "UNSET TAGS (" + key(table.tags()) + ")";
      case 2 -> alterColumn + "SET TAGS (" + tag() + ")";
      case 3 -> alterColumn + "UNSET TAGS (" + key(column.tags()) + ")";
      case 4 -> alterColumn + "COMMENT " + SqlText.literal(Texts.comment(dice));
      case 5 ->
          "COMMENT ON TABLE "
              + SqlText.qualified(table.name())
              + " IS "
              + SqlText.literal(Texts.comment(dice));
      case 6 -> alter + "ADD COLUMN " + newName() + " " + TypeSql.of(Types.any(dice, true, false));
      case 7 -> alter + "RENAME COLUMN " + name + " TO " + newName();
      case 8 -> alter + "DROP COLUMN " + name;
      case 9 -> alterColumn + "TYPE " + TypeSql.of(wider(column.type()));
      case 10 -> alterColumn + (dice.percent(50) ? "SET NOT NULL" : "DROP NOT NULL");
      case 11 -> alter + "SET TBLPROPERTIES (" + property() + ")";
      case 12 -> alter + "UNSET TBLPROPERTIES IF EXISTS ('delta.enableChangeDataFeed')";
      case 13 -> alter + "CLUSTER BY " + (dice.percent(30) ? "NONE" : "(" + name + ")");
      case 14 -> alter + "ADD CONSTRAINT `Outside_PK` PRIMARY KEY (" + name + ")";
      default -> alter + "DROP " + constraint(table);
    };
  }

  /** A table that nobody declared, with a key and perhaps with a reference to one that is. */
  private void createNeighbour(List<QualifiedName> tables) {
    QualifiedName parent = dice.pick(tables);
    ObservedTable table = lake.observe(parent);
    ObservedPrimaryKey key = table == null ? null : table.primaryKey();
    if (table == null || key == null || key.columns().size() != 1) {
      return;
    }
    String type =
        table.columns().stream()
            .filter(column -> column.name().equals(key.columns().get(0)))
            .map(column -> TypeSql.of(column.type()))
            .findFirst()
            .orElse("INT");
    QualifiedName name = new QualifiedName("dev", "s", "neighbour");
    lake.run(
        "CREATE TABLE "
            + SqlText.qualified(name)
            + " (`a` "
            + type
            + " NOT NULL, CONSTRAINT `"
            + dice.pick(List.of("orders_pk", "customer_pk", "n_pk"))
            + "` PRIMARY KEY (`a`)) USING delta");
    lake.run(
        "ALTER TABLE "
            + SqlText.qualified(name)
            + " ADD CONSTRAINT `neighbour_fk` FOREIGN KEY (`a`) REFERENCES "
            + SqlText.qualified(parent)
            + " ("
            + SqlText.identifiers(key.columns())
            + ")");
  }

  private DataType wider(DataType type) {
    List<DataType> wider = Types.wider(type);
    return wider.isEmpty() ? type : dice.pick(wider);
  }

  private String tag() {
    return SqlText.literal(Texts.tagKey(dice)) + "=" + SqlText.literal(Texts.tagValue(dice));
  }

  private String key(Map<String, String> tags) {
    return SqlText.literal(
        tags.isEmpty() ? Texts.tagKey(dice) : dice.pick(List.copyOf(tags.keySet())));
  }

  private String newName() {
    return SqlText.identifier(Texts.name(dice, true) + (dice.percent(50) ? "" : "_x"));
  }

  private String property() {
    if (dice.percent(20)) {
      return "'team.owner'='somebody'";
    }
    ManagedProperty property = dice.pick(List.of(ManagedProperty.values()));
    return SqlText.literal(property.key())
        + "="
        + SqlText.literal(dice.pick(PropertyRevisions.values(property)));
  }

  private String constraint(ObservedTable table) {
    List<ObservedForeignKey> keys = table.foreignKeys();
    return keys.isEmpty() || dice.percent(30)
        ? "PRIMARY KEY IF EXISTS"
        : "CONSTRAINT IF EXISTS " + SqlText.identifier(dice.pick(keys).name());
  }
}
