package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Each kind of statement, applied and read back. */
class StatementsTest {

  private static final String MAPPED =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, `n` INT, `s` STRING COMMENT 'text') USING delta"
          + " TBLPROPERTIES ('delta.columnMapping.mode'='name',"
          + " 'delta.enableTypeWidening'='true')";

  private final Lake lake = Lake.inMemory();

  @Test
  void createsATableWithEveryClause() {
    lake.run(
        "CREATE TABLE T! (`Id` BIGINT NOT NULL COMMENT 'the id', `m` MAP<STRING,DECIMAL(12,2)>,"
            + " `at` TIMESTAMP_NTZ, `v` VARIANT, CONSTRAINT `Orders_PK` PRIMARY KEY (`Id`))"
            + " USING delta COMMENT 'One row per order.' TBLPROPERTIES ("
            + "'delta.columnMapping.mode'='name', 'delta.dataSkippingNumIndexedCols'='4')"
            + " CLUSTER BY (`Id`)");

    ObservedTable expected =
        ObservedTable.builder(QualifiedName.parse("dev.shop.orders"))
            .column(
                new ObservedColumn(Identifier.of("Id"), ScalarType.LONG, false, "the id", Map.of()))
            .column(column("m", new MapType(ScalarType.STRING, new DecimalType(12, 2))))
            .column(column("at", ScalarType.TIMESTAMP_NTZ))
            .column(column("v", ScalarType.VARIANT))
            .comment("One row per order.")
            .clusteredBy(Identifier.listOf("Id"))
            .primaryKey(new ObservedPrimaryKey(Identifier.listOf("Id"), Identifier.of("orders_pk")))
            .property("delta.columnMapping.mode", "name")
            .property("delta.dataSkippingNumIndexedCols", "4")
            .feature(TableFeature.TIMESTAMP_NTZ)
            .feature(TableFeature.VARIANT_TYPE)
            .build();
    assertThat(lake.orders()).isEqualTo(expected);
    assertThat(lake.orders().columns().get(0).name().value()).isEqualTo("Id");
  }

  @Test
  void createsAPartitionedTable() {
    lake.run("CREATE TABLE T! (`a` INT, `Day` DATE, `b` INT) USING delta PARTITIONED BY (`day`)");

    assertThat(lake.orders().partitionedBy()).extracting(Identifier::value).containsExactly("Day");
    assertThat(lake.orders().properties()).isEmpty();
    assertThat(lake.orders().features()).isEmpty();
  }

  @Test
  void setsAndUnsetsProperties() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.logRetentionDuration'='interval 60 days',"
            + " 'team'='sales')",
        "ALTER TABLE T! UNSET TBLPROPERTIES IF EXISTS ('delta.enableTypeWidening', 'absent')");

    assertThat(lake.orders().properties())
        .isEqualTo(
            Map.of(
                "delta.columnMapping.mode",
                "name",
                "delta.logRetentionDuration",
                "interval 60 days"));
    assertThat(lake.table("dev.shop.orders").metadata().property("team")).isEqualTo("sales");
  }

  @Test
  void enablesAFeatureBeforeTheColumnThatNeedsIt() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.feature.timestampNtz'='supported')",
        "ALTER TABLE T! ADD COLUMN `at` TIMESTAMP_NTZ",
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.feature.variantType-preview'='supported')",
        "ALTER TABLE T! ADD COLUMN `v` VARIANT");

    assertThat(lake.orders().features())
        .containsExactlyInAnyOrder(TableFeature.TIMESTAMP_NTZ, TableFeature.VARIANT_TYPE);
    assertThat(lake.table("dev.shop.orders").snapshot().protocol().features())
        .contains("variantType-preview")
        .doesNotContain("variantType");
  }

  @Test
  void setsAndUnsetsTags() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! SET TAGS ('domain'='sales', 'Tier'='1')",
        "ALTER TABLE T! UNSET TAGS ('domain')",
        "ALTER TABLE T! ALTER COLUMN `S` SET TAGS ('pii'='it\\'s')",
        "ALTER TABLE T! ALTER COLUMN `n` SET TAGS ('a'='1', 'b'='2')",
        "ALTER TABLE T! ALTER COLUMN `n` UNSET TAGS ('a', 'absent')");

    assertThat(lake.orders().tags()).isEqualTo(Map.of("Tier", "1"));
    assertThat(tags("s")).isEqualTo(Map.of("pii", "it's"));
    assertThat(tags("n")).isEqualTo(Map.of("b", "2"));
  }

  @Test
  void addsColumnsAtTheEndInTheirOrder() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ADD COLUMN `z` BOOLEAN COMMENT 'last?'",
        "ALTER TABLE T! ADD COLUMNS (`c` FLOAT, `b` STRUCT<`x`: INT, `y`: ARRAY<BINARY>>)");

    assertThat(names()).containsExactly("id", "n", "s", "z", "c", "b");
    assertThat(column("z").comment()).isEqualTo("last?");
    assertThat(column("b").type().label()).isEqualTo("Struct<x: Integer, y: Array<Binary>>");
  }

  @Test
  void renamesAColumnWithItsCommentItsTagsAndItsPlaceInTheLayout() {
    lake.run(
        MAPPED + " PARTITIONED BY (`s`)",
        "ALTER TABLE T! ALTER COLUMN `s` SET TAGS ('pii'='true')",
        "ALTER TABLE T! RENAME COLUMN `S` TO `label`");

    assertThat(names()).containsExactly("id", "n", "label");
    assertThat(column("label").comment()).isEqualTo("text");
    assertThat(tags("label")).isEqualTo(Map.of("pii", "true"));
    assertThat(lake.orders().partitionedBy()).isEqualTo(Identifier.listOf("label"));
  }

  @Test
  void renamesAClusteringColumn() {
    lake.run(MAPPED + " CLUSTER BY (`n`, `s`)", "ALTER TABLE T! RENAME COLUMN `n` TO `m`");

    assertThat(lake.orders().clusteredBy()).isEqualTo(Identifier.listOf("m", "s"));
  }

  @Test
  void dropsAColumnWithItsTags() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ALTER COLUMN `s` SET TAGS ('pii'='true')",
        "ALTER TABLE T! DROP COLUMN `s`");

    assertThat(names()).containsExactly("id", "n");
    assertThat(lake.table("dev.shop.orders").facts()).isEqualTo(TableFacts.NONE);
  }

  @Test
  void widensColumnsAndNestedFields() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ALTER COLUMN `n` TYPE BIGINT",
        "ALTER TABLE T! ALTER COLUMN `n` TYPE DECIMAL(22,2)",
        "ALTER TABLE T! ADD COLUMN `t` STRUCT<`a`: INT, `l`: ARRAY<SMALLINT>>",
        "ALTER TABLE T! ALTER COLUMN `t` TYPE STRUCT<`A`: BIGINT, `l`: ARRAY<INT>, `new`: DATE>");

    assertThat(column("n").type()).isEqualTo(new DecimalType(22, 2));
    assertThat(column("t").type().label())
        .isEqualTo("Struct<a: Long, l: Array<Integer>, new: Date>");
  }

  @Test
  void changesCommentsOfColumnsAndOfTheTable() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ALTER COLUMN `s` COMMENT ''",
        "ALTER TABLE T! ALTER COLUMN `id` COMMENT 'one', `N` COMMENT 'two'",
        "COMMENT ON TABLE T! IS 'a \\\\ b'");

    assertThat(lake.orders().columns())
        .extracting(ObservedColumn::comment)
        .containsExactly("one", "two", "");
    assertThat(lake.orders().comment()).isEqualTo("a \\ b");

    lake.run("COMMENT ON TABLE T! IS ''");
    assertThat(lake.orders().comment()).isEmpty();
  }

  @Test
  void loosensAndTightensNullability() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ALTER COLUMN `id` DROP NOT NULL",
        "ALTER TABLE T! ALTER COLUMN `n` SET NOT NULL");

    assertThat(column("id").nullable()).isTrue();
    assertThat(column("n").nullable()).isFalse();
  }

  @Test
  void changesAndRemovesClustering() {
    lake.run(MAPPED, "ALTER TABLE T! CLUSTER BY (`s`, `N`)");
    assertThat(lake.orders().clusteredBy()).isEqualTo(Identifier.listOf("s", "n"));

    lake.run("ALTER TABLE T! CLUSTER BY NONE");
    assertThat(lake.orders().clusteredBy()).isEmpty();
  }

  @Test
  void addsAndDropsKeys() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! ADD CONSTRAINT `Orders_PK` PRIMARY KEY (`id`)",
        "CREATE TABLE `dev`.`shop`.`lines` (`order_id` BIGINT) USING delta",
        "ALTER TABLE `dev`.`shop`.`lines` ADD CONSTRAINT `fk` FOREIGN KEY (`order_id`)"
            + " REFERENCES T! (`id`)");

    assertThat(lake.orders().primaryKey())
        .isEqualTo(new ObservedPrimaryKey(Identifier.listOf("id"), Identifier.of("orders_pk")));
    assertThat(lake.observed("dev.shop.lines").foreignKeys())
        .containsExactly(
            new ObservedForeignKey(
                Identifier.listOf("order_id"),
                QualifiedName.parse("dev.shop.orders"),
                Identifier.listOf("id"),
                Identifier.of("fk")));

    lake.run(
        "ALTER TABLE `dev`.`shop`.`lines` DROP CONSTRAINT IF EXISTS `fk`",
        "ALTER TABLE T! DROP PRIMARY KEY IF EXISTS");
    assertThat(lake.orders().primaryKey()).isNull();
    assertThat(lake.observed("dev.shop.lines").foreignKeys()).isEmpty();
  }

  @Test
  void namesUnnamedKeys() {
    lake.run(
        MAPPED,
        "CREATE TABLE `dev`.`shop`.`x` (`a` INT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY"
            + " (`a`)) USING delta",
        "ALTER TABLE T! ADD PRIMARY KEY (`id`)",
        "ALTER TABLE T! ADD FOREIGN KEY (`id`) REFERENCES T! (`id`)");

    assertThat(lake.table("dev.shop.orders").facts().constraintNames())
        .containsExactly("orders_pk_2", "orders_id_fk");
  }

  @Test
  void commitsNothingWhenNothingChanges() {
    lake.run(
        MAPPED,
        "ALTER TABLE T! DROP CONSTRAINT IF EXISTS `none`",
        "ALTER TABLE T! DROP PRIMARY KEY IF EXISTS",
        "ALTER TABLE T! UNSET TAGS ('none')",
        "ALTER TABLE T! CLUSTER BY NONE",
        "ALTER TABLE T! ALTER COLUMN `n` TYPE INT");

    assertThat(lake.commits()).isEqualTo(1);
  }

  @Test
  void foldsTheNamesOfTables() {
    lake.run("CREATE TABLE `Dev`.`SHOP`.`GRÖßE` (`a` INT) USING delta");

    assertThat(lake.observed("dev.shop.größe").columns()).hasSize(1);
    assertThat(lake.tables.find(QualifiedName.parse("dev.shop.grösse"))).isNull();
  }

  private List<String> names() {
    return lake.orders().columns().stream().map(c -> c.name().value()).toList();
  }

  private ObservedColumn column(String name) {
    return Objects.requireNonNull(lake.orders().column(Identifier.of(name)));
  }

  private Map<String, String> tags(String name) {
    return column(name).tags();
  }

  private static ObservedColumn column(String name, DataType type) {
    return new ObservedColumn(Identifier.of(name), type, true, "", Map.of());
  }
}
