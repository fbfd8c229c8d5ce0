package io.recordlake.local.internal.catalog;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What the platform refuses of properties and layout. */
class LayoutRefusalsTest extends Refusals {

  static Stream<Arguments> refusals() {
    return Stream.of(
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
            Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA, PLAIN, "ALTER TABLE T! CLUSTER BY (`x`)"));
  }
}
