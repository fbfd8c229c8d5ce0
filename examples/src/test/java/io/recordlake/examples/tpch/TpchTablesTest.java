package io.recordlake.examples.tpch;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.Engine;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.table.DesiredTable;
import org.junit.jupiter.api.Test;

class TpchTablesTest {
  @Test
  void lineItemHasThePublishedKeys() {
    DesiredTable lineItem = LineItemTable.desired();

    assertThat(lineItem.columns()).hasSize(16);
    assertThat(lineItem.primaryKey().columns())
        .extracting(column -> column.value())
        .containsExactly("l_orderkey", "l_linenumber");
    assertThat(lineItem.foreignKeys())
        .extracting(key -> key.columns() + " -> " + key.references())
        .containsExactlyInAnyOrder(
            "[l_orderkey] -> dev.tpch.orders",
            "[l_partkey] -> dev.tpch.part",
            "[l_suppkey] -> dev.tpch.supplier",
            "[l_partkey, l_suppkey] -> dev.tpch.partsupp");
  }

  @Test
  void referencedTablesComeFirst() {
    try (Engine engine = Engine.on(LocalBackend.inMemory())) {
      SyncReport report = TpchTablesSync.sync(engine);

      assertThat(report.tables())
          .extracting(table -> table.table().name())
          .containsExactly(
              "region", "nation", "customer", "orders", "part", "supplier", "partsupp", "lineitem");
    }
  }
}
