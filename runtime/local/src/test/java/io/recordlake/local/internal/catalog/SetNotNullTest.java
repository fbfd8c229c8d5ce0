package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A column becomes NOT NULL where the files of the table prove that it has no null. */
class SetNotNullTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.orders");
  private static final String TIGHTEN = "ALTER TABLE T! ALTER COLUMN `n` SET NOT NULL";

  private final MemoryLogStore store = new MemoryLogStore();
  private final Lake lake = Lake.on(store);

  private void createTable() {
    lake.run("CREATE TABLE T! (`n` INT, `day` DATE) USING delta PARTITIONED BY (`day`)");
  }

  private void commit(String... actions) {
    long version = store.list(NAME).lastVersion() + 1;
    assertThat(store.putIfAbsent(NAME, version, String.join("\n", actions) + "\n")).isTrue();
  }

  private static String add(String path, String statistics) {
    return "{\"add\":{\"path\":\""
        + path
        + "\",\"partitionValues\":{\"day\":\"2026-01-01\"},\"size\":1,\"modificationTime\":1,"
        + "\"dataChange\":true"
        + statistics
        + "}}";
  }

  private static String counted(long nulls) {
    return ",\"stats\":\"{\\\"numRecords\\\":3,\\\"nullCount\\\":{\\\"n\\\":" + nulls + "}}\"";
  }

  @Test
  void tightensAnEmptyTable() {
    createTable();
    lake.run(TIGHTEN);

    assertThat(lake.orders().columns().get(0).nullable()).isFalse();
  }

  @Test
  void tightensWhenEveryFileCountsNoNull() {
    createTable();
    commit(add("a", counted(0)), add("b", counted(0)));
    lake.run(TIGHTEN);

    assertThat(lake.orders().columns().get(0).nullable()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ",\"stats\":null",
        ",\"stats\":\"{\\\"numRecords\\\":3}\"",
        ",\"stats\":\"{\\\"nullCount\\\":{\\\"other\\\":0}}\"",
        ",\"stats\":\"{\\\"nullCount\\\":{\\\"n\\\":1}}\"",
        ",\"stats\":\"{\\\"nullCount\\\":{\\\"n\\\":{\\\"x\\\":0}}}\""
      })
  void refusesWithoutProof(String statistics) {
    createTable();
    commit(add("a", counted(0)), add("b", statistics));

    assertThat(lake.condition(TIGHTEN)).isEqualTo(Condition.DELTA_NULL_VALUES_IN_COLUMN);
    assertThat(lake.orders().columns().get(0).nullable()).isTrue();
  }

  @Test
  void looksAtTheFilesThatAreLeft() {
    createTable();
    commit(add("a", counted(1)), add("b", counted(0)));
    commit("{\"remove\":{\"path\":\"a\",\"dataChange\":true}}");
    lake.run(TIGHTEN);

    assertThat(lake.orders().columns().get(0).nullable()).isFalse();
  }

  @Test
  void tellsAFileFromTheSameFileWithADeletionVector() {
    createTable();
    commit(add("a", counted(0)));
    commit(
        add("a", ",\"deletionVector\":{\"storageType\":\"u\",\"pathOrInlineDv\":\"x\"}"),
        "{\"remove\":{\"path\":\"a\",\"dataChange\":true}}");

    assertThat(lake.condition(TIGHTEN)).isEqualTo(Condition.DELTA_NULL_VALUES_IN_COLUMN);
  }

  @Test
  void readsThePartitionValuesOfAPartitionColumn() {
    createTable();
    commit(add("a", ""));
    lake.run("ALTER TABLE T! ALTER COLUMN `day` SET NOT NULL");
    assertThat(lake.orders().columns().get(1).nullable()).isFalse();

    lake.run("ALTER TABLE T! ALTER COLUMN `day` DROP NOT NULL");
    commit(add("b", "").replace("\"2026-01-01\"", "null"));
    assertThat(lake.condition("ALTER TABLE T! ALTER COLUMN `day` SET NOT NULL"))
        .isEqualTo(Condition.DELTA_NULL_VALUES_IN_COLUMN);
  }

  @Test
  void findsStatisticsByPhysicalName() {
    createTable();
    commit(add("a", counted(0)));
    lake.run(
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='name')",
        "ALTER TABLE T! RENAME COLUMN `n` TO `m`",
        "ALTER TABLE T! ALTER COLUMN `m` SET NOT NULL");

    assertThat(lake.orders().columns().get(0).nullable()).isFalse();
  }
}
