package io.recordlake.checkpoints.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.delta.kernel.Snapshot;
import io.delta.kernel.TableManager;
import io.delta.kernel.defaults.engine.DefaultEngine;
import io.delta.kernel.engine.Engine;
import io.delta.kernel.internal.SnapshotImpl;
import io.delta.kernel.types.StructField;
import io.delta.kernel.types.StructType;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.SetTableComment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An implementation of Delta that is not ours reads our tables as they were declared. */
class KernelReadBackTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.orders");

  private static final String ALL_TYPES =
      "`by` TINYINT, `sh` SMALLINT, `i` INT, `l` BIGINT, `f` FLOAT, `d` DOUBLE, `bo` BOOLEAN,"
          + " `s` STRING, `bi` BINARY, `da` DATE, `ts` TIMESTAMP, `nt` TIMESTAMP_NTZ, `v` VARIANT,"
          + " `de` DECIMAL(38,18), `ar` ARRAY<INT>, `ma` MAP<STRING,ARRAY<DATE>>";

  private static final Map<String, String> ALL_TYPES_IN_KERNEL =
      Map.ofEntries(
          Map.entry("by", "byte"),
          Map.entry("sh", "short"),
          Map.entry("i", "integer"),
          Map.entry("l", "long"),
          Map.entry("f", "float"),
          Map.entry("d", "double"),
          Map.entry("bo", "boolean"),
          Map.entry("s", "string"),
          Map.entry("bi", "binary"),
          Map.entry("da", "date"),
          Map.entry("ts", "timestamp"),
          Map.entry("nt", "timestamp_ntz"),
          Map.entry("v", "variant"),
          Map.entry("de", "Decimal(38, 18)"),
          Map.entry("ar", "array[integer]"),
          Map.entry("ma", "map[string, array[date]]"));

  @TempDir Path root;

  private final Engine kernel = DefaultEngine.create(new Configuration());

  @Test
  void readsEveryType() {
    run("CREATE TABLE T! (" + ALL_TYPES + ") USING delta");

    assertThat(types()).containsExactlyInAnyOrderEntriesOf(ALL_TYPES_IN_KERNEL);
  }

  @Test
  void readsEveryTypeUnderColumnMapping() {
    run(
        "CREATE TABLE T! ("
            + ALL_TYPES
            + ") USING delta TBLPROPERTIES ('delta.columnMapping.mode'='name')");

    assertThat(types()).containsExactlyInAnyOrderEntriesOf(ALL_TYPES_IN_KERNEL);
  }

  @Test
  void readsNamesNullabilityCommentsAndTheTablesOwn() {
    run(
        "CREATE TABLE T! (`Id` BIGINT NOT NULL COMMENT 'it\\'s', `a b` STRUCT<`x,y`: INT NOT NULL,"
            + " `z`: STRUCT<`q`: STRING>> NOT NULL) USING delta COMMENT 'one\\ntwo' TBLPROPERTIES"
            + " ('delta.columnMapping.mode'='name', 'delta.logRetentionDuration'='interval 3"
            + " days', 'team'='größe')",
        "ALTER TABLE T! ALTER COLUMN `a b` COMMENT 'nested'");

    StructType schema = snapshot().getSchema();
    assertThat(schema.fieldNames()).containsExactly("Id", "a b");
    assertThat(schema.get("Id").isNullable()).isFalse();
    assertThat(comment(schema.get("Id"))).isEqualTo("it's");
    assertThat(comment(schema.get("a b"))).isEqualTo("nested");
    StructType nested = (StructType) schema.get("a b").getDataType();
    assertThat(nested.get("x,y").isNullable()).isFalse();
    assertThat(((StructType) nested.get("z").getDataType()).fieldNames()).containsExactly("q");
    assertThat(snapshot().getMetadata().getDescription()).contains("one\ntwo");
    assertThat(snapshot().getTableProperties())
        .containsEntry("delta.columnMapping.mode", "name")
        .containsEntry("delta.logRetentionDuration", "interval 3 days")
        .containsEntry("team", "größe");
  }

  @Test
  void readsPartitioning() {
    run(
        "CREATE TABLE T! (`a` INT, `b` STRING, `c` DATE) USING delta PARTITIONED BY (`c`, `b`)",
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='name')",
        "ALTER TABLE T! RENAME COLUMN `c` TO `day`");

    assertThat(snapshot().getPartitionColumnNames()).containsExactly("day", "b");
  }

  @Test
  void readsClusteringThroughRenamesAndRemoval() {
    run(
        "CREATE TABLE T! (`a` INT, `b` STRING, `c` DATE) USING delta TBLPROPERTIES"
            + " ('delta.columnMapping.mode'='name') CLUSTER BY (`c`, `a`)",
        "ALTER TABLE T! RENAME COLUMN `c` TO `day`");
    assertThat(clustering()).containsExactly("day", "a");

    run("ALTER TABLE T! CLUSTER BY (`b`)");
    assertThat(clustering()).containsExactly("b");

    run("ALTER TABLE T! CLUSTER BY NONE");
    assertThat(clustering()).isEmpty();
  }

  @Test
  void readsWidenedColumnsAndNestedFields() {
    run(
        "CREATE TABLE T! (`n` INT, `d` DATE, `s` STRUCT<`a`: SMALLINT, `m`: MAP<INT,FLOAT>>)"
            + " USING delta TBLPROPERTIES ('delta.enableTypeWidening'='true')",
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.feature.timestampNtz'='supported')",
        "ALTER TABLE T! ALTER COLUMN `n` TYPE BIGINT",
        "ALTER TABLE T! ALTER COLUMN `n` TYPE DECIMAL(20,0)",
        "ALTER TABLE T! ALTER COLUMN `d` TYPE TIMESTAMP_NTZ",
        "ALTER TABLE T! ALTER COLUMN `s` TYPE STRUCT<`a`: BIGINT, `m`: MAP<BIGINT,DOUBLE>, `x`:"
            + " DATE>");

    StructType schema = snapshot().getSchema();
    assertThat(schema.get("n").getDataType()).hasToString("Decimal(20, 0)");
    assertThat(schema.get("n").getTypeChanges())
        .extracting(change -> change.getFrom() + ">" + change.getTo())
        .containsExactly("integer>long", "long>Decimal(20, 0)");
    assertThat(schema.get("d").getDataType()).hasToString("timestamp_ntz");
    StructType nested = (StructType) schema.get("s").getDataType();
    assertThat(nested.fieldNames()).containsExactly("a", "m", "x");
    assertThat(nested.get("a").getTypeChanges())
        .extracting(change -> change.getFrom() + ">" + change.getTo())
        .containsExactly("short>long");
    assertThat(nested.get("m").getDataType()).hasToString("map[long, double]");
  }

  @Test
  void readsATableThatWasUpgradedToColumnMapping() {
    run(
        "CREATE TABLE T! (`a` INT, `s` STRUCT<`b`: INT>) USING delta",
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='name')",
        "ALTER TABLE T! ADD COLUMN `c` ARRAY<STRUCT<`d`: INT>>",
        "ALTER TABLE T! RENAME COLUMN `a` TO `a2`",
        "ALTER TABLE T! DROP COLUMN `s`");

    StructType schema = snapshot().getSchema();
    assertThat(schema.fieldNames()).containsExactly("a2", "c");
    assertThat(schema.get("a2").getMetadata().getString("delta.columnMapping.physicalName"))
        .isEqualTo("a");
    assertThat(snapshot().getTableProperties())
        .containsEntry("delta.columnMapping.maxColumnId", "5");
  }

  @Test
  void readsFeaturesThatWereEnabledByHand() {
    run(
        "CREATE TABLE T! (`a` INT) USING delta",
        "ALTER TABLE T! SET TBLPROPERTIES ('delta.feature.variantType-preview'='supported')",
        "ALTER TABLE T! ADD COLUMN `v` VARIANT");

    assertThat(snapshot().getSchema().get("v").getDataType()).hasToString("variant");
    assertThat(snapshot().getProtocol().getWriterFeatures())
        .contains("variantType-preview")
        .doesNotContain("variantType");
  }

  private SnapshotImpl snapshot() {
    Path table = root.resolve("dev/shop/orders");
    Snapshot snapshot = TableManager.loadSnapshot(table.toString()).build(kernel);
    return (SnapshotImpl) snapshot;
  }

  private List<String> clustering() {
    List<String> names = new ArrayList<>();
    snapshot()
        .getClusteringColumnInfos()
        .orElse(List.of())
        .forEach(info -> names.add(String.join(".", info.getLogicalColumn().getNames())));
    return names;
  }

  private Map<String, String> types() {
    Map<String, String> types = new TreeMap<>();
    for (StructField field : snapshot().getSchema().fields()) {
      types.put(field.getName(), field.getDataType().toString());
    }
    return types;
  }

  private static String comment(StructField field) {
    return field.getMetadata().getString("comment");
  }

  private void run(String... statements) {
    try (LocalBackend backend = LocalBackend.open(root)) {
      for (String statement : statements) {
        String sql = statement.replace("T!", "`dev`.`shop`.`orders`");
        assertThat(
                backend.execute(
                    new CompiledStatement(NAME, sql, List.of(new SetTableComment("a", "b")))))
            .as(sql)
            .isEqualTo(ExecutionOutcome.Applied.APPLIED);
      }
    }
  }
}
