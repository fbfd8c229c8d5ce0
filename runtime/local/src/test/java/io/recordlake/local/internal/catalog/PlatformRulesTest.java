package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.local.internal.delta.DeltaSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the platform refuses is refused, with its condition and without effect. */
class PlatformRulesTest {

  private static final String LINES = "`dev`.`shop`.`lines`";

  /** A plain table: no mapping, no widening. */
  private static final String PLAIN =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, `Ref` INT, `label` STRING, `list` ARRAY<INT>,"
          + " `flag` BOOLEAN) USING delta";

  /** A mapped table with a key, clustered. */
  private static final String MAPPED =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, `Ref` INT NOT NULL, `label` STRING, `c` DATE,"
          + " CONSTRAINT `orders_pk` PRIMARY KEY (`id`)) USING delta TBLPROPERTIES"
          + " ('delta.columnMapping.mode'='name', 'delta.enableTypeWidening'='true')"
          + " CLUSTER BY (`c`)";

  private static final String PARTITIONED =
      "CREATE TABLE T! (`id` BIGINT, `day` DATE) USING delta TBLPROPERTIES"
          + " ('delta.columnMapping.mode'='name') PARTITIONED BY (`day`)";

  private static final String CHILD =
      "CREATE TABLE " + LINES + " (`order` BIGINT, `Ref` INT, `n` BIGINT) USING delta";

  private static final String CHILD_KEY =
      "ALTER TABLE "
          + LINES
          + " ADD CONSTRAINT `lines_fk` FOREIGN KEY (`order`) REFERENCES T!"
          + " (`id`)";

  private final Lake lake = Lake.inMemory();

  static Stream<Arguments> refusals() {
    return Stream.of(
        // Tables.
        refused(Condition.TABLE_OR_VIEW_NOT_FOUND, "ALTER TABLE T! SET TAGS ('a'='b')"),
        refused(Condition.TABLE_OR_VIEW_NOT_FOUND, "COMMENT ON TABLE T! IS 'x'"),
        refused(Condition.TABLE_OR_VIEW_ALREADY_EXISTS, PLAIN, PLAIN),
        refused(
            Condition.INVALID_SCHEMA_OR_RELATION_NAME,
            "CREATE TABLE `dev`.`shop`.`a.b` (`a` INT) USING delta"),
        refused(Condition.PARSE_SYNTAX_ERROR, "DROP TABLE T!"),
        refused(Condition.PARSE_SYNTAX_ERROR, "CREATE TABLE T! (`a` DECIMAL(39,0)) USING delta"),
        refused(
            Condition.PARSE_SYNTAX_ERROR,
            "CREATE TABLE T! (`a` STRUCT<`x`: INT, `X`: INT>) USING delta"),
        refused(Condition.PARSE_SYNTAX_ERROR, "ALTER TABLE T! RENAME CONSTRAINT `a` TO `b`"),
        // Columns.
        refused(Condition.COLUMN_ALREADY_EXISTS, "CREATE TABLE T! (`a` INT, `A` INT) USING delta"),
        refused(Condition.COLUMN_ALREADY_EXISTS, PLAIN, "ALTER TABLE T! ADD COLUMN `REF` INT"),
        refused(
            Condition.COLUMN_ALREADY_EXISTS, MAPPED, "ALTER TABLE T! RENAME COLUMN `c` TO `LABEL`"),
        refused(
            Condition.DELTA_OPERATION_NOT_ALLOWED,
            PLAIN,
            "ALTER TABLE T! ADD COLUMN `x` INT NOT NULL"),
        refused(
            Condition.DELTA_UNSUPPORTED_RENAME_COLUMN,
            PLAIN,
            "ALTER TABLE T! RENAME COLUMN `label` TO `x`"),
        refused(
            Condition.DELTA_UNSUPPORTED_DROP_COLUMN, PLAIN, "ALTER TABLE T! DROP COLUMN `label`"),
        refused(
            Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA,
            MAPPED,
            "ALTER TABLE T! DROP COLUMN `absent`"),
        refused(
            Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA,
            PLAIN,
            "ALTER TABLE T! ALTER COLUMN `id` COMMENT 'x', `absent` COMMENT 'y'"),
        refused(
            Condition.DELTA_UNSUPPORTED_DROP_CLUSTERING_COLUMN,
            MAPPED,
            "ALTER TABLE T! DROP COLUMN `c`"),
        refused(
            Condition.DELTA_UNSUPPORTED_DROP_PARTITION_COLUMN,
            PARTITIONED,
            "ALTER TABLE T! DROP COLUMN `day`"),
        refused(
            Condition.DELTA_DROP_COLUMN_ON_SINGLE_FIELD_SCHEMA,
            "CREATE TABLE T! (`a` INT) USING delta TBLPROPERTIES"
                + " ('delta.columnMapping.mode'='name')",
            "ALTER TABLE T! DROP COLUMN `a`"),
        refused(
            Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE,
            MAPPED,
            "ALTER TABLE T! DROP COLUMN `id`"),
        refused(
            Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE,
            MAPPED,
            "ALTER TABLE T! ALTER COLUMN `id` DROP NOT NULL"),
        refused(
            Condition.DELTA_INVALID_CHARACTERS_IN_COLUMN_NAMES,
            "CREATE TABLE T! (`s` STRUCT<`bad name`: INT>) USING delta"),
        refused(
            Condition.DELTA_INVALID_CHARACTERS_IN_COLUMN_NAMES,
            PLAIN,
            "ALTER TABLE T! ADD COLUMN `a=b` INT"),
        refused(
            Condition.DELTA_NESTED_NOT_NULL_CONSTRAINT,
            "CREATE TABLE T! (`s` STRUCT<`a`: INT NOT NULL>) USING delta"),
        refused(
            Condition.DELTA_NESTED_NOT_NULL_CONSTRAINT,
            "CREATE TABLE T! (`l` ARRAY<STRUCT<`a`: INT NOT NULL>> NOT NULL) USING delta"),
        refused(
            Condition.DELTA_NESTED_NOT_NULL_CONSTRAINT,
            "CREATE TABLE T! (`s` STRUCT<`a`: INT NOT NULL> NOT NULL) USING delta",
            "ALTER TABLE T! ALTER COLUMN `s` DROP NOT NULL"),
        // Types.
        refused(
            Condition.DELTA_UNSUPPORTED_ALTER_TABLE_CHANGE_COL_OP,
            PLAIN,
            "ALTER TABLE T! ALTER COLUMN `Ref` TYPE BIGINT"),
        refused(
            Condition.NOT_SUPPORTED_CHANGE_COLUMN,
            MAPPED,
            "ALTER TABLE T! ALTER COLUMN `id` TYPE INT"),
        refused(
            Condition.NOT_SUPPORTED_CHANGE_COLUMN,
            MAPPED,
            "ALTER TABLE T! ALTER COLUMN `label` TYPE ARRAY<STRING>"),
        refused(
            Condition.NOT_SUPPORTED_CHANGE_COLUMN,
            PLAIN,
            "ALTER TABLE T! ALTER COLUMN `list` TYPE ARRAY<STRING>"),
        refused(
            Condition.NOT_SUPPORTED_CHANGE_COLUMN,
            "CREATE TABLE T! (`s` STRUCT<`a`: INT, `b`: INT>) USING delta",
            "ALTER TABLE T! ALTER COLUMN `s` TYPE STRUCT<`a`: INT>"),
        refused(
            Condition.NOT_SUPPORTED_CHANGE_COLUMN,
            "CREATE TABLE T! (`s` STRUCT<`a`: INT> NOT NULL) USING delta",
            "ALTER TABLE T! ALTER COLUMN `s` TYPE STRUCT<`a`: INT NOT NULL>"),
        refused(
            Condition.DELTA_FEATURES_REQUIRE_MANUAL_ENABLEMENT,
            PLAIN,
            "ALTER TABLE T! ADD COLUMN `at` TIMESTAMP_NTZ"),
        refused(
            Condition.DELTA_FEATURES_REQUIRE_MANUAL_ENABLEMENT,
            PLAIN,
            "ALTER TABLE T! ADD COLUMN `m` MAP<STRING,VARIANT>"),
        refused(
            Condition.DELTA_FEATURES_REQUIRE_MANUAL_ENABLEMENT,
            MAPPED,
            "ALTER TABLE T! ALTER COLUMN `c` TYPE TIMESTAMP_NTZ"),
        // Properties.
        refused(
            Condition.DELTA_UNKNOWN_CONFIGURATION,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.nonsense'='1')"),
        refused(
            Condition.DELTA_INVALID_PROPERTY_VALUE,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.logRetentionDuration'='soon')"),
        refused(
            Condition.UNSUPPORTED_FEATURE_SET_TABLE_PROPERTY,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('owner'='me')"),
        refused(
            Condition.UNSUPPORTED_FEATURE_SET_TABLE_PROPERTY,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('recordlake.catalog'='{}')"),
        refused(
            Condition.DELTA_UNSUPPORTED_FEATURES_IN_CONFIG,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.feature.nonsense'='supported')"),
        refused(
            Condition.DELTA_UNSUPPORTED_FEATURES_IN_CONFIG,
            PLAIN,
            "ALTER TABLE T! UNSET TBLPROPERTIES IF EXISTS ('delta.feature.appendOnly')"),
        refused(
            Condition.DELTA_UNSUPPORTED_COLUMN_MAPPING_MODE_CHANGE,
            PLAIN,
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='id')"),
        refused(
            Condition.DELTA_UNSUPPORTED_COLUMN_MAPPING_MODE_CHANGE,
            MAPPED,
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='none')"),
        refused(
            Condition.DELTA_UNSUPPORTED_COLUMN_MAPPING_MODE_CHANGE,
            MAPPED,
            "ALTER TABLE T! UNSET TBLPROPERTIES IF EXISTS ('delta.columnMapping.mode')"),
        refused(
            Condition.DELTA_TABLE_ALREADY_CONTAINS_CDC_COLUMNS,
            "CREATE TABLE T! (`id` INT, `_change_type` STRING) USING delta",
            "ALTER TABLE T! SET TBLPROPERTIES ('delta.enableChangeDataFeed'='true')"),
        refused(
            Condition.DELTA_TABLE_ALREADY_CONTAINS_CDC_COLUMNS,
            "CREATE TABLE T! (`id` INT) USING delta TBLPROPERTIES"
                + " ('delta.enableChangeDataFeed'='true')",
            "ALTER TABLE T! ADD COLUMN `_Commit_Version` BIGINT"),
        // Layout.
        refused(
            Condition.CLUSTER_BY_ON_PARTITIONED_TABLE,
            PARTITIONED,
            "ALTER TABLE T! CLUSTER BY (`id`)"),
        refused(
            Condition.CLUSTER_BY_ON_PARTITIONED_TABLE,
            "CREATE TABLE T! (`a` INT, `b` INT) USING delta PARTITIONED BY (`a`) CLUSTER BY (`b`)"),
        refused(
            Condition.INVALID_PARTITION_COLUMN_DATA_TYPE,
            "CREATE TABLE T! (`id` INT, `labels` ARRAY<INT>) USING delta PARTITIONED BY"
                + " (`labels`)"),
        refused(
            Condition.DELTA_CANNOT_USE_ALL_COLUMNS_FOR_PARTITION,
            "CREATE TABLE T! (`a` INT, `b` INT) USING delta PARTITIONED BY (`a`, `b`)"),
        refused(
            Condition.DELTA_CLUSTERING_COLUMNS_DATATYPE_NOT_SUPPORTED,
            PLAIN,
            "ALTER TABLE T! CLUSTER BY (`flag`)"),
        refused(
            Condition.DELTA_CLUSTER_BY_INVALID_NUM_COLUMNS,
            "CREATE TABLE T! (`a` INT, `b` INT, `c` INT, `d` INT, `e` INT) USING delta CLUSTER BY"
                + " (`a`, `b`, `c`, `d`, `e`)"),
        refused(
            Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA, PLAIN, "ALTER TABLE T! CLUSTER BY (`x`)"),
        // Keys.
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            PLAIN,
            "ALTER TABLE T! ADD CONSTRAINT `k` PRIMARY KEY (`ID`)"),
        refused(
            Condition.PRIMARY_KEY_NULLABLE_COLUMN,
            PLAIN,
            "ALTER TABLE T! ADD CONSTRAINT `k` PRIMARY KEY (`Ref`)"),
        refused(
            Condition.PRIMARY_KEY_ALREADY_EXISTS, MAPPED, "ALTER TABLE T! ADD PRIMARY KEY (`id`)"),
        refused(
            Condition.CONSTRAINT_ALREADY_EXISTS,
            MAPPED,
            CHILD,
            "ALTER TABLE "
                + LINES
                + " ADD CONSTRAINT `ORDERS_PK` FOREIGN KEY (`order`)"
                + " REFERENCES T! (`id`)"),
        refused(
            Condition.CONSTRAINT_ALREADY_EXISTS,
            MAPPED,
            "CREATE TABLE `dev`.`shop`.`x` (`a` INT NOT NULL, CONSTRAINT `Orders_pk` PRIMARY KEY"
                + " (`a`)) USING delta"),
        refused(Condition.TABLE_OR_VIEW_NOT_FOUND, CHILD, CHILD_KEY),
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Order`) REFERENCES T! (`id`)"),
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`) REFERENCES T! (`Id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Ref`) REFERENCES T! (`id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Ref`) REFERENCES T! (`Ref`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`, `n`) REFERENCES T! (`id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            PLAIN,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`) REFERENCES T! (`id`)"),
        refused(
            Condition.DUPLICATE_FOREIGN_KEY,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE "
                + LINES
                + " ADD CONSTRAINT `b` FOREIGN KEY (`order`) REFERENCES T!"
                + " (`id`)"),
        refused(
            Condition.DEPENDENT_CONSTRAINTS_EXIST,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE T! DROP PRIMARY KEY IF EXISTS"),
        refused(
            Condition.DEPENDENT_CONSTRAINTS_EXIST,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE T! DROP CONSTRAINT IF EXISTS `orders_pk`"),
        // Tags.
        refused(
            Condition.INVALID_TAG,
            PLAIN,
            "ALTER TABLE T! ALTER COLUMN `id` SET TAGS ('team'='" + "x".repeat(257) + "')"),
        refused(
            Condition.INVALID_TAG,
            PLAIN,
            "ALTER TABLE T! SET TAGS ('" + "x".repeat(257) + "'='v')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS ('invalid.key'='value')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS ('key'=' value')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS (' '='value')"),
        refused(Condition.TAG_LIMIT_EXCEEDED, PLAIN, "ALTER TABLE T! SET TAGS (" + tags(51) + ")"),
        refused(Condition.PARSE_SYNTAX_ERROR, PLAIN, "ALTER TABLE T! SET TAGS ('a'='1', 'a'='2')"),
        refused(
            Condition.EXPECT_STREAMING_TABLE,
            PLAIN,
            "ALTER STREAMING TABLE T! SET TAGS ('a'='1')"));
  }

  /** The last statement is the one that is refused; the others prepare for it. */
  @ParameterizedTest
  @MethodSource("refusals")
  void refusesWithoutEffect(Condition expected, List<String> statements) {
    List<String> preparation = statements.subList(0, statements.size() - 1);
    preparation.forEach(lake::run);
    List<DeltaSnapshot> before = snapshots();

    LakeException refusal = lake.refusal(statements.get(statements.size() - 1));

    assertThat(refusal.condition()).isEqualTo(expected);
    assertThat(refusal)
        .hasMessageStartingWith("[" + expected.id() + "] ")
        .hasMessageEndingWith("SQLSTATE: " + expected.sqlState());
    assertThat(snapshots()).isEqualTo(before);
  }

  @Test
  void countsTheColumnTagsOfATable() {
    List<String> columns = new ArrayList<>();
    for (int i = 0; i <= 20; i++) {
      columns.add("`c" + i + "` INT");
    }
    lake.run("CREATE TABLE T! (" + String.join(", ", columns) + ") USING delta");
    for (int i = 0; i < 20; i++) {
      lake.run("ALTER TABLE T! ALTER COLUMN `c" + i + "` SET TAGS (" + tags(50) + ")");
    }

    assertThat(lake.condition("ALTER TABLE T! ALTER COLUMN `c20` SET TAGS ('a'='b')"))
        .isEqualTo(Condition.TAG_LIMIT_EXCEEDED);
  }

  @Test
  void dropsTheKeysOfARenamedColumnAndWhatReferencesThem() {
    lake.run(
        MAPPED,
        CHILD,
        CHILD_KEY,
        "CREATE TABLE `dev`.`other`.`c` (`o` BIGINT) USING delta",
        "ALTER TABLE `dev`.`other`.`c` ADD CONSTRAINT `x` FOREIGN KEY (`o`) REFERENCES T! (`id`)",
        "ALTER TABLE T! ADD COLUMN `parent` BIGINT",
        "ALTER TABLE T! ADD CONSTRAINT `self` FOREIGN KEY (`parent`) REFERENCES T! (`id`)",
        "ALTER TABLE T! RENAME COLUMN `id` TO `order_id`");

    assertThat(lake.table("dev.shop.orders").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.shop.lines").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.other.c").facts()).isEqualTo(TableFacts.NONE);
  }

  @Test
  void dropsOnlyTheForeignKeyOfARenamedLocalColumn() {
    lake.run(
        MAPPED,
        CHILD,
        "ALTER TABLE " + LINES + " SET TBLPROPERTIES ('delta.columnMapping.mode'='name')",
        CHILD_KEY,
        "ALTER TABLE " + LINES + " RENAME COLUMN `order` TO `o`");

    assertThat(lake.table("dev.shop.lines").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.shop.orders").facts().constraintNames())
        .containsExactly("orders_pk");
  }

  @Test
  void dropsAConstraintByItsExactNameOnly() {
    lake.run(MAPPED, CHILD, CHILD_KEY);

    lake.run("ALTER TABLE " + LINES + " DROP CONSTRAINT IF EXISTS `LINES_FK`");
    assertThat(lake.table("dev.shop.lines").facts().constraintNames()).containsExactly("lines_fk");

    lake.run("ALTER TABLE " + LINES + " DROP CONSTRAINT IF EXISTS `lines_fk`");
    assertThat(lake.table("dev.shop.lines").facts().constraintNames()).isEmpty();
  }

  @Test
  void usesAConstraintNameOncePerSchemaOnly() {
    lake.run(
        MAPPED,
        "CREATE TABLE `dev`.`other`.`x` (`a` INT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY"
            + " (`a`)) USING delta");

    assertThat(lake.table("dev.other.x").facts().constraintNames()).containsExactly("orders_pk");
  }

  @Test
  void allowsSpecialCharactersUnderColumnMapping() {
    lake.run(
        "CREATE TABLE T! (`a b` INT, `s` STRUCT<`x,y`: INT>) USING delta TBLPROPERTIES"
            + " ('delta.columnMapping.mode'='name')");

    assertThat(lake.orders().columns().get(0).name().value()).isEqualTo("a b");
  }

  @Test
  void allowsReservedColumnsWithoutChangeDataFeed() {
    lake.run("CREATE TABLE T! (`_change_type` STRING, `a` INT) USING delta");

    assertThat(lake.orders().columns()).hasSize(2);
  }

  private List<DeltaSnapshot> snapshots() {
    return lake.tables.all().stream().map(LakeTable::snapshot).toList();
  }

  private static Arguments refused(Condition condition, String... statements) {
    return Arguments.of(condition, List.of(statements));
  }

  private static String tags(int count) {
    List<String> tags = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tags.add("'k" + i + "'='v'");
    }
    return String.join(", ", tags);
  }
}
