package io.recordlake.checkpoints.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.delta.kernel.TableManager;
import io.delta.kernel.defaults.engine.DefaultEngine;
import io.delta.kernel.engine.Engine;
import io.delta.kernel.internal.SnapshotImpl;
import io.delta.kernel.types.StructField;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.table.ObservedTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random statements, on disk and in memory. Both lakes answer alike, and after each statement
 * Kernel reads from disk what the lake says of itself. A failure prints the seed; {@code -Dseed=}
 * repeats it.
 */
class RandomHistoryTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.orders");
  private static final int TABLES = 6;
  private static final int STATEMENTS = 25;

  private static final List<String> TYPES =
      List.of(
          "TINYINT",
          "SMALLINT",
          "INT",
          "BIGINT",
          "DOUBLE",
          "DECIMAL(12,2)",
          "DECIMAL(24,4)",
          "DATE",
          "TIMESTAMP_NTZ",
          "STRING",
          "ARRAY<INT>",
          "ARRAY<BIGINT>",
          "STRUCT<`a`: INT>",
          "STRUCT<`a`: BIGINT, `b`: MAP<STRING,SMALLINT>>");

  @TempDir Path root;

  private final Engine kernel = DefaultEngine.create(new Configuration());
  private final long seed = Long.getLong("seed", 1_130L);
  private final Random random = new Random(seed);

  @Test
  void kernelReadsWhatTheLakeSays() {
    int applied = 0;
    for (int table = 0; table < TABLES; table++) {
      Path lake = root.resolve("lake" + table);
      try (LocalBackend disk = LocalBackend.open(lake);
          LocalBackend memory = LocalBackend.inMemory()) {
        for (int i = 0; i < STATEMENTS; i++) {
          String sql = i == 0 ? creation() : change();
          ExecutionOutcome outcome = disk.execute(statement(sql));
          assertThat(memory.execute(statement(sql))).as(context(sql)).isEqualTo(outcome);
          applied += outcome == ExecutionOutcome.Applied.APPLIED ? 1 : 0;
          assertThat(memory.read(List.of(NAME)))
              .as(context(sql))
              .isEqualTo(disk.read(List.of(NAME)));
          assertThat(asKernelSees(lake)).as(context(sql)).isEqualTo(asTheLakeSays(disk));
        }
      }
    }
    assertThat(applied).as("applied statements, seed %d", seed).isGreaterThan(STATEMENTS);
  }

  private String context(String sql) {
    return sql + ", seed " + seed;
  }

  private String creation() {
    boolean partitioned = random.nextInt(4) == 0;
    return "CREATE TABLE T! (`c0` BIGINT NOT NULL, `c1` "
        + type()
        + ", `c2` "
        + type()
        + " COMMENT 'two', `day` DATE) USING delta COMMENT 'start' TBLPROPERTIES"
        + (random.nextInt(3) > 0
            ? " ('delta.columnMapping.mode'='name', 'delta.enableTypeWidening'='true')"
            : " ('delta.enableTypeWidening'='true')")
        + (partitioned ? " PARTITIONED BY (`day`)" : " CLUSTER BY (`day`)");
  }

  private String change() {
    String alter = "ALTER TABLE T! ";
    return switch (random.nextInt(12)) {
      case 0 -> alter + "ADD COLUMN " + column() + " " + type() + " COMMENT 'it\\'s new'";
      case 1 -> alter + "ADD COLUMNS (" + column() + " INT, " + column() + " " + type() + ")";
      case 2 -> alter + "RENAME COLUMN " + column() + " TO " + column();
      case 3 -> alter + "DROP COLUMN " + column();
      case 4, 5 -> alter + "ALTER COLUMN " + column() + " TYPE " + type();
      case 6 -> alter + "ALTER COLUMN " + column() + " COMMENT 'c" + random.nextInt(9) + "'";
      case 7 -> alter + "ALTER COLUMN " + column() + " DROP NOT NULL";
      case 8 -> alter + "ALTER COLUMN " + column() + " SET NOT NULL";
      case 9 -> alter + "CLUSTER BY (" + column() + ")";
      case 10 ->
          alter
              + "SET TBLPROPERTIES ("
              + (random.nextBoolean()
                  ? "'delta.feature.timestampNtz'='supported'"
                  : "'delta.columnMapping.mode'='name'")
              + ")";
      default -> "COMMENT ON TABLE T! IS '" + random.nextInt(9) + "'";
    };
  }

  private String column() {
    int number = random.nextInt(7);
    return number == 6 ? "`day`" : "`c" + number + "`";
  }

  private String type() {
    return TYPES.get(random.nextInt(TYPES.size()));
  }

  private List<String> asTheLakeSays(LocalBackend backend) {
    ObservedTable table = ((CatalogState.TablePresent) backend.read(List.of(NAME)).get(0)).table();
    List<String> facts = new ArrayList<>();
    table
        .columns()
        .forEach(
            column ->
                facts.add(
                    fact(
                        column.name().value(),
                        KernelTypeName.of(column.type()),
                        column.nullable(),
                        column.comment())));
    facts.add("comment " + table.comment());
    facts.add("partitioned by " + spellings(table.partitionedBy()));
    facts.add("clustered by " + spellings(table.clusteredBy()));
    facts.add("mapping " + table.properties().get("delta.columnMapping.mode"));
    return facts;
  }

  private List<String> asKernelSees(Path lake) {
    String path = lake.resolve("dev/shop/orders").toString();
    SnapshotImpl snapshot = (SnapshotImpl) TableManager.loadSnapshot(path).build(kernel);
    List<String> facts = new ArrayList<>();
    for (StructField field : snapshot.getSchema().fields()) {
      String comment = field.getMetadata().getString("comment");
      facts.add(
          fact(
              field.getName(),
              KernelTypeName.of(field.getDataType()),
              field.isNullable(),
              comment == null ? "" : comment));
    }
    List<String> clustering = new ArrayList<>();
    snapshot
        .getClusteringColumnInfos()
        .orElse(List.of())
        .forEach(info -> clustering.add(String.join(".", info.getLogicalColumn().getNames())));
    facts.add("comment " + snapshot.getMetadata().getDescription().orElse(""));
    facts.add("partitioned by " + snapshot.getPartitionColumnNames());
    facts.add("clustered by " + clustering);
    facts.add("mapping " + snapshot.getTableProperties().get("delta.columnMapping.mode"));
    return facts;
  }

  private static String fact(String name, String type, boolean nullable, String comment) {
    return name + " " + type + (nullable ? "" : " NOT NULL") + " '" + comment + "'";
  }

  private static List<String> spellings(List<Identifier> names) {
    return names.stream().map(Identifier::value).toList();
  }

  private static CompiledStatement statement(String sql) {
    return new CompiledStatement(
        NAME,
        sql.replace("T!", "`dev`.`shop`.`orders`"),
        List.of(new SetTableComment("new", "old")));
  }
}
