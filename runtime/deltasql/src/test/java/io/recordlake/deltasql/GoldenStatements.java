package io.recordlake.deltasql;

import static java.util.Map.entry;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.List;
import java.util.Map;

/** Actions of every kind with the statement of each. */
final class GoldenStatements {
  private static final String ALTER = "ALTER TABLE `dev`.`silver`.`orders` ";
  private static final String ALTER_STREAMING = "ALTER STREAMING TABLE `dev`.`silver`.`orders` ";
  private static final Identifier TOTAL = Identifier.of("total");
  private static final QualifiedName CUSTOMERS = new QualifiedName("dev", "silver", "customers");

  private GoldenStatements() {}

  /** The statements of tables. */
  static final List<Map.Entry<Action, String>> TABLE =
      List.of(
          entry(
              new CreateTable(smallest().build()),
              "CREATE TABLE `dev`.`silver`.`orders` (`id` INT NOT NULL) USING delta"),
          entry(
              new CreateTable(everything()),
              "CREATE TABLE `dev`.`silver`.`orders` (`id` INT NOT NULL, `total` DECIMAL(12,2)"
                  + " COMMENT 'in \\'EUR\\'', `lines` ARRAY<STRUCT<`sku`: STRING NOT NULL, `n b`:"
                  + " MAP<STRING,BIGINT>>>, CONSTRAINT `Orders_PK` PRIMARY KEY (`id`)) USING delta"
                  + " COMMENT 'One row per order.' TBLPROPERTIES"
                  + " ('delta.columnMapping.mode'='name', 'delta.enableTypeWidening'='true')"
                  + " PARTITIONED BY (`total`)"),
          entry(
              new CreateTable(smallest().clusteredBy("id").primaryKey("id").build()),
              "CREATE TABLE `dev`.`silver`.`orders` (`id` INT NOT NULL, PRIMARY KEY (`id`)) USING"
                  + " delta CLUSTER BY (`id`)"),
          entry(
              new EnableTableFeature(TableFeature.TIMESTAMP_NTZ),
              ALTER + "SET TBLPROPERTIES ('delta.feature.timestampNtz'='supported')"),
          entry(
              new EnableTableFeature(TableFeature.VARIANT_TYPE),
              ALTER + "SET TBLPROPERTIES ('delta.feature.variantType-preview'='supported')"),
          entry(
              new SetProperty("delta.columnMapping.mode", "name", null),
              ALTER + "SET TBLPROPERTIES ('delta.columnMapping.mode'='name')"),
          entry(
              new UnsetProperty("delta.enableTypeWidening", "true"),
              ALTER + "UNSET TBLPROPERTIES IF EXISTS ('delta.enableTypeWidening')"),
          entry(new SetTableTag("domain", "sa'les", "x"), ALTER + "SET TAGS ('domain'='sa\\'les')"),
          entry(new UnsetTableTag("domain"), ALTER + "UNSET TAGS ('domain')"),
          entry(
              new DropForeignKey(Identifier.of("Orders_FK")),
              ALTER + "DROP CONSTRAINT IF EXISTS `Orders_FK`"),
          entry(
              new DropPrimaryKey(Identifier.of("orders_pk")), ALTER + "DROP PRIMARY KEY IF EXISTS"),
          entry(
              new RenameColumn(Identifier.of("Old`name"), Identifier.of("new name")),
              ALTER + "RENAME COLUMN `Old``name` TO `new name`"),
          entry(
              new AddColumn(DesiredColumn.nullable("total", new DecimalType(12, 2))),
              ALTER + "ADD COLUMN `total` DECIMAL(12,2)"),
          entry(
              new AddColumn(
                  DesiredColumn.notNull("total", ScalarType.LONG).withComment("two\nlines")),
              ALTER + "ADD COLUMN `total` BIGINT NOT NULL COMMENT 'two\nlines'"),
          entry(
              new AlterColumnType(TOTAL, ScalarType.LONG, ScalarType.INTEGER),
              ALTER + "ALTER COLUMN `total` TYPE BIGINT"),
          entry(
              new AlterClustering(Identifier.listOf("b", "a"), List.of()),
              ALTER + "CLUSTER BY (`b`, `a`)"),
          entry(new AlterClustering(List.of(), Identifier.listOf("a")), ALTER + "CLUSTER BY NONE"),
          entry(
              new SetColumnTag(TOTAL, "pii", "true", null),
              ALTER + "ALTER COLUMN `total` SET TAGS ('pii'='true')"),
          entry(
              new UnsetColumnTag(TOTAL, "pii"), ALTER + "ALTER COLUMN `total` UNSET TAGS ('pii')"),
          entry(
              new DropColumn(new ObservedColumn(TOTAL, ScalarType.LONG, true, "", Map.of())),
              ALTER + "DROP COLUMN `total`"),
          entry(
              new SetColumnComment(TOTAL, "${currency} \"\" \\", ""),
              ALTER + "ALTER COLUMN `total` COMMENT '$\\{currency} \\\"\\\" \\\\'"),
          entry(new SetColumnComment(TOTAL, "", "old"), ALTER + "ALTER COLUMN `total` COMMENT ''"),
          entry(
              new SetTableComment("new", ""), "COMMENT ON TABLE `dev`.`silver`.`orders` IS 'new'"),
          entry(new SetTableComment("", "old"), "COMMENT ON TABLE `dev`.`silver`.`orders` IS ''"),
          entry(
              new SetColumnNullability(TOTAL, true), ALTER + "ALTER COLUMN `total` DROP NOT NULL"),
          entry(
              new SetColumnNullability(TOTAL, false), ALTER + "ALTER COLUMN `total` SET NOT NULL"),
          entry(
              new SetPrimaryKey(DesiredPrimaryKey.of("b", "a")),
              ALTER + "ADD PRIMARY KEY (`b`, `a`)"),
          entry(
              new SetPrimaryKey(
                  new DesiredPrimaryKey(Identifier.listOf("a"), Identifier.of("Orders_PK"))),
              ALTER + "ADD CONSTRAINT `Orders_PK` PRIMARY KEY (`a`)"),
          entry(
              new SetForeignKey(
                  new DesiredForeignKey(
                      Identifier.listOf("b", "a"), CUSTOMERS, Identifier.listOf("y", "x"), null)),
              ALTER
                  + "ADD FOREIGN KEY (`a`, `b`) REFERENCES `dev`.`silver`.`customers` (`x`, `y`)"),
          entry(
              new SetForeignKey(
                  new DesiredForeignKey(
                      Identifier.listOf("a"),
                      CUSTOMERS,
                      Identifier.listOf("x"),
                      Identifier.of("fk"))),
              ALTER
                  + "ADD CONSTRAINT `fk` FOREIGN KEY (`a`) REFERENCES `dev`.`silver`.`customers`"
                  + " (`x`)"));

  /** The statements of streaming tables, of which only tags and comments can change. */
  static final List<Map.Entry<Action, String>> STREAMING_TABLE =
      List.of(
          entry(
              new SetTableTag("domain", "sales", null),
              ALTER_STREAMING + "SET TAGS ('domain'='sales')"),
          entry(new UnsetTableTag("domain"), ALTER_STREAMING + "UNSET TAGS ('domain')"),
          entry(
              new SetColumnTag(TOTAL, "pii", "true", null),
              ALTER_STREAMING + "ALTER COLUMN `total` SET TAGS ('pii'='true')"),
          entry(
              new UnsetColumnTag(TOTAL, "pii"),
              ALTER_STREAMING + "ALTER COLUMN `total` UNSET TAGS ('pii')"),
          entry(
              new SetColumnComment(TOTAL, "new", ""),
              ALTER_STREAMING + "ALTER COLUMN `total` COMMENT 'new'"),
          entry(
              new SetTableComment("new", ""), "COMMENT ON TABLE `dev`.`silver`.`orders` IS 'new'"));

  private static DesiredTable.Builder smallest() {
    return DesiredTable.builder(Plans.ORDERS)
        .column(DesiredColumn.notNull("id", ScalarType.INTEGER));
  }

  private static DesiredTable everything() {
    return smallest()
        .column(DesiredColumn.nullable("total", new DecimalType(12, 2)).withComment("in 'EUR'"))
        .column(
            DesiredColumn.nullable(
                "lines",
                new ArrayType(
                    StructType.of(
                        StructField.notNull("sku", ScalarType.STRING),
                        StructField.nullable(
                            "n b", new MapType(ScalarType.STRING, ScalarType.LONG))))))
        .comment("One row per order.")
        .tag("domain", "a statement of its own")
        .primaryKey(new DesiredPrimaryKey(Identifier.listOf("id"), Identifier.of("Orders_PK")))
        .foreignKey(
            new DesiredForeignKey(
                Identifier.listOf("id"), CUSTOMERS, Identifier.listOf("id"), null))
        .property("delta.enableTypeWidening", "true")
        .property("delta.enableChangeDataFeed", PropertyIntent.absent())
        .property("delta.columnMapping.mode", "name")
        .partitionedBy("total")
        .build();
  }
}
