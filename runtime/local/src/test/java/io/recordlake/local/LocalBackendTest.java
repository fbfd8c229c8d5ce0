package io.recordlake.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.table.InboundReference;
import io.recordlake.planning.Capabilities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalBackendTest {

  private static final QualifiedName ORDERS = QualifiedName.parse("dev.shop.orders");
  private static final QualifiedName LINES = QualifiedName.parse("dev.shop.lines");
  private static final QualifiedName ABSENT = QualifiedName.parse("dev.shop.absent");
  private static final QualifiedName BROKEN = QualifiedName.parse("dev.shop.broken");

  @TempDir Path root;

  @Test
  void createsNothingBeforeTheFirstStatement() {
    Path lake = root.resolve("lake");
    try (LocalBackend backend = LocalBackend.open(lake)) {
      assertThat(backend.read(List.of(ORDERS)))
          .containsExactly(new CatalogState.TableAbsent(ORDERS));
      assertThat(lake).doesNotExist();

      assertThat(run(backend, "CREATE TABLE T! (`a` INT) USING delta"))
          .isEqualTo(ExecutionOutcome.Applied.APPLIED);
      assertThat(lake.resolve("dev/shop/orders/_delta_log/00000000000000000000.json")).exists();
    }
  }

  @Test
  void readsEachTableInTheOrderAskedForAndHidesNoneBehindAFailure() throws IOException {
    try (LocalBackend backend = LocalBackend.open(root)) {
      createOrdersAndLines(backend);
      Files.createDirectories(root.resolve("dev/shop"));
      Files.writeString(root.resolve("dev/shop/broken"), "?");

      List<CatalogState> states = backend.read(List.of(BROKEN, LINES, ABSENT, ORDERS));

      assertThat(states)
          .extracting(CatalogState::name)
          .containsExactly(BROKEN, LINES, ABSENT, ORDERS);
      assertThat(states.get(0))
          .isEqualTo(
              new CatalogState.ReadFailed(
                  BROKEN,
                  new BackendFailure(
                      "TableUnreadable",
                      "INVALID_LAKE_DIRECTORY",
                      "[INVALID_LAKE_DIRECTORY] \""
                          + root.resolve("dev/shop/broken")
                          + "\" is a file where the lake keeps a directory. Move it away or name"
                          + " the table otherwise; nothing was changed. SQLSTATE: 58030")));
      assertThat(states.get(1)).isInstanceOf(CatalogState.TablePresent.class);
      assertThat(states.get(2)).isEqualTo(new CatalogState.TableAbsent(ABSENT));
      assertThat(((CatalogState.TablePresent) states.get(3)).table().inboundReferences())
          .containsExactly(new InboundReference(Identifier.of("lines_fk"), LINES));
    }
  }

  @Test
  void tellsARefusalFromATableThatMoved() {
    try (LocalBackend backend = LocalBackend.inMemory()) {
      createOrdersAndLines(backend);

      assertThat(run(backend, "CREATE TABLE T! (`a` INT) USING delta"))
          .isEqualTo(
              new ExecutionOutcome.Rejected(
                  new BackendFailure(
                      "StatementRefused",
                      "TABLE_OR_VIEW_ALREADY_EXISTS",
                      "[TABLE_OR_VIEW_ALREADY_EXISTS] The table dev.shop.orders cannot be created"
                          + " because it exists already. SQLSTATE: 42P07"),
                  true));
      assertThat(run(backend, "ALTER TABLE T! DROP PRIMARY KEY IF EXISTS"))
          .isInstanceOfSatisfying(
              ExecutionOutcome.Rejected.class,
              rejected -> {
                assertThat(rejected.tableMoved()).isFalse();
                assertThat(rejected.failure().condition()).isEqualTo("DEPENDENT_CONSTRAINTS_EXIST");
                assertThat(rejected.failure().message()).contains("child constraints");
              });
    }
  }

  @Test
  void keepsMemoryApart() {
    try (LocalBackend one = LocalBackend.inMemory();
        LocalBackend other = LocalBackend.inMemory()) {
      createOrdersAndLines(one);

      assertThat(one.read(List.of(ORDERS)).get(0)).isInstanceOf(CatalogState.TablePresent.class);
      assertThat(other.read(List.of(ORDERS)).get(0)).isInstanceOf(CatalogState.TableAbsent.class);
    }
  }

  @Test
  void canDoAllThatAWarehouseCan() {
    try (LocalBackend backend = LocalBackend.inMemory()) {
      assertThat(backend.capabilities()).isEqualTo(Capabilities.all());
    }
  }

  private static void createOrdersAndLines(LocalBackend backend) {
    for (String statement :
        List.of(
            "CREATE TABLE T! (`id` BIGINT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY (`id`))"
                + " USING delta",
            "CREATE TABLE `dev`.`shop`.`lines` (`order` BIGINT) USING delta",
            "ALTER TABLE `dev`.`shop`.`lines` ADD CONSTRAINT `lines_fk` FOREIGN KEY (`order`)"
                + " REFERENCES T! (`id`)")) {
      assertThat(run(backend, statement)).isEqualTo(ExecutionOutcome.Applied.APPLIED);
    }
  }

  private static ExecutionOutcome run(LocalBackend backend, String statement) {
    String sql = statement.replace("T!", "`dev`.`shop`.`orders`");
    return backend.execute(
        new CompiledStatement(ORDERS, sql, List.of(new SetTableComment("new", "old"))));
  }
}
