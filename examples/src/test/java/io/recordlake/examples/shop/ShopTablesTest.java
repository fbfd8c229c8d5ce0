package io.recordlake.examples.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.examples.shop.v2.ShopTablesV2Sync;
import io.recordlake.examples.shop.v3.ShopTablesV3Sync;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.QualifiedName;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a project would test of its tables: that they can be made, and that a release is safe. */
class ShopTablesTest {
  @TempDir Path lake;
  private Engine engine;

  @BeforeEach
  void open() {
    engine = Engine.on(LocalBackend.open(lake));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void verifyFailsBeforeTheFirstSyncAndPassesAfterIt() {
    assertThatExceptionOfType(SyncFailedException.class)
        .isThrownBy(() -> ShopTablesSync.verify(engine));

    ShopTablesSync.sync(engine);

    assertThat(ShopTablesSync.verify(engine).hasChanges()).isFalse();
  }

  @Test
  void aSecondSyncPlansNothing() {
    ShopTablesSync.sync(engine);

    assertThat(ShopTablesSync.sync(engine).plannedSql()).isEmpty();
  }

  @Test
  void theSecondVersionGoesOverTheFirst() {
    ShopTablesSync.sync(engine);

    SyncReport report = ShopTablesV2Sync.sync(engine);

    assertThat(report.hasFailures()).isFalse();
    assertThat(report.plannedSql())
        .contains("RENAME COLUMN `placed_at` TO `ordered_at`")
        .doesNotContain("DROP COLUMN");
    assertThat(ShopTablesV2Sync.verify(engine).hasChanges()).isFalse();
  }

  @Test
  void theThirdVersionIsRefusedAndChangesNothing() {
    ShopTablesV2Sync.sync(engine);

    assertThatExceptionOfType(SyncFailedException.class)
        .isThrownBy(() -> ShopTablesV3Sync.sync(engine))
        .satisfies(
            refused ->
                assertThat(refused.report().failed())
                    .extracting(table -> table.table())
                    .containsExactlyInAnyOrder(
                        QualifiedName.parse("dev.shop.orders"),
                        QualifiedName.parse("dev.shop.products")));

    assertThat(ShopTablesV2Sync.verify(engine).hasChanges()).isFalse();
  }
}
