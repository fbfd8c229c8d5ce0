package io.recordlake.checkpoints.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.delta.kernel.TableManager;
import io.delta.kernel.defaults.engine.DefaultEngine;
import io.delta.kernel.engine.Engine;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.SetTableComment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables whose first commits are gone, so that Kernel must read a checkpoint. */
class CheckpointedTableTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.orders");

  @TempDir Path root;

  private final Engine kernel = DefaultEngine.create(new Configuration());

  @BeforeEach
  void createTable() {
    run(
        "CREATE TABLE T! (`id` BIGINT NOT NULL COMMENT 'the id', `n` INT, `s` STRUCT<`a`: INT>,"
            + " CONSTRAINT `pk` PRIMARY KEY (`id`)) USING delta COMMENT 'orders' TBLPROPERTIES"
            + " ('delta.columnMapping.mode'='name', 'delta.enableTypeWidening'='true',"
            + " 'team'='sales') CLUSTER BY (`n`)",
        "ALTER TABLE T! SET TAGS ('domain'='sales')",
        "ALTER TABLE T! ALTER COLUMN `n` TYPE BIGINT",
        "ALTER TABLE T! RENAME COLUMN `n` TO `m`");
  }

  @Test
  void readsATableFromItsCheckpoint() throws IOException {
    CatalogState before = state();
    checkpointAndClean();

    assertThat(state()).isEqualTo(before).isInstanceOf(CatalogState.TablePresent.class);
  }

  @Test
  void changesATableThatStartsAtACheckpoint() throws IOException {
    checkpointAndClean();
    run(
        "ALTER TABLE T! ADD COLUMN `x` DATE COMMENT 'new'",
        "ALTER TABLE T! ALTER COLUMN `m` SET NOT NULL",
        "ALTER TABLE T! CLUSTER BY (`id`)");

    assertThat(state())
        .isInstanceOfSatisfying(
            CatalogState.TablePresent.class,
            present -> {
              assertThat(present.table().columns())
                  .extracting(column -> column.name().value())
                  .containsExactly("id", "m", "s", "x");
              assertThat(present.table().columns().get(1).nullable()).isFalse();
              assertThat(present.table().clusteredBy()).isEqualTo(Identifier.listOf("id"));
            });
    assertThat(TableManager.loadSnapshot(table().toString()).build(kernel).getVersion())
        .isEqualTo(6);
  }

  @Test
  void startsFromTheLastCheckpointThatTheLogContinues() throws IOException {
    checkpoint();
    run("ALTER TABLE T! SET TAGS ('tier'='1')");
    CatalogState before = state();
    checkpoint();
    for (long version = 0; version < 4; version++) {
      Files.delete(commit(version));
    }

    assertThat(state()).isEqualTo(before);
  }

  @Test
  void saysThatACheckpointIsDamaged() throws IOException {
    checkpointAndClean();
    Path checkpoint = table().resolve("_delta_log/00000000000000000003.checkpoint.parquet");
    Files.writeString(checkpoint, "not parquet");

    assertThat(state())
        .isInstanceOfSatisfying(
            CatalogState.ReadFailed.class,
            failed ->
                assertThat(failed.failure().message())
                    .startsWith("[DELTA_CHECKPOINT_UNREADABLE]")
                    .contains("Delta Kernel cannot read version 3", table().toString()));
  }

  @Test
  void saysThatTheCommitOfTheCheckpointIsMissing() throws IOException {
    checkpointAndClean();
    Files.delete(commit(3));

    assertThat(state())
        .isInstanceOfSatisfying(
            CatalogState.ReadFailed.class,
            failed ->
                assertThat(failed.failure().message())
                    .startsWith("[DELTA_CHECKPOINT_UNREADABLE]")
                    .contains("Missing delta file for version 3"));
  }

  /** Deletes what Delta's log cleanup deletes: the commits before the checkpoint's. */
  private void checkpointAndClean() throws IOException {
    checkpoint();
    for (long version = 0; version < 3; version++) {
      Files.delete(commit(version));
    }
  }

  private void checkpoint() throws IOException {
    TableManager.loadSnapshot(table().toString()).build(kernel).writeCheckpoint(kernel);
  }

  private Path table() {
    return root.resolve("dev/shop/orders");
  }

  private Path commit(long version) {
    return table().resolve(String.format(Locale.ROOT, "_delta_log/%020d.json", version));
  }

  private CatalogState state() {
    try (LocalBackend backend = LocalBackend.open(root)) {
      return backend.read(List.of(NAME)).get(0);
    }
  }

  private void run(String... statements) {
    try (LocalBackend backend = LocalBackend.open(root)) {
      for (String statement : statements) {
        String sql = statement.replace("T!", "`dev`.`shop`.`orders`");
        assertThat(
                backend.execute(
                    new CompiledStatement(NAME, sql, List.of(new SetTableComment("a", "b")))))
            .isEqualTo(ExecutionOutcome.Applied.APPLIED);
      }
    }
  }
}
