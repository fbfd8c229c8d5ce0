package io.recordlake.local.internal.catalog;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What the platform refuses of tables, columns and types. */
class ColumnRefusalsTest extends Refusals {

  static Stream<Arguments> refusals() {
    return Stream.of(
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
            "ALTER TABLE T! ALTER COLUMN `c` TYPE TIMESTAMP_NTZ"));
  }
}
