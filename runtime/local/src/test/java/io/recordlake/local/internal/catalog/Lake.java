package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.local.internal.store.DirectoryLogStore;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** A lake that statements run on, as the tests speak of it. */
final class Lake {

  final LogStore store;
  final LakeTables tables;

  private Lake(LogStore store) {
    this.store = store;
    this.tables = new LakeTables(store);
  }

  static Lake inMemory() {
    return on(new MemoryLogStore());
  }

  static Lake on(LogStore store) {
    return new Lake(store);
  }

  static Lake in(Path root) {
    return on(new DirectoryLogStore(root, new InstalledCheckpointReader()));
  }

  /** Runs statements; {@code T} stands for the table {@code `dev`.`shop`.`orders`}. */
  Lake run(String... statements) {
    for (String statement : statements) {
      StatementRunner.run(statement.replace("T!", "`dev`.`shop`.`orders`"), store, tables);
    }
    return this;
  }

  /** The refusal of a statement. */
  LakeException refusal(String statement) {
    return Objects.requireNonNull(
        catchThrowableOfType(LakeException.class, () -> run(statement)), "was not refused");
  }

  /** The condition that a statement is refused with. */
  Condition condition(String statement) {
    return refusal(statement).condition();
  }

  LakeTable table(String name) {
    return tables.require(QualifiedName.parse(name));
  }

  /** The table {@code dev.shop.orders} as observed. */
  ObservedTable orders() {
    return observed("dev.shop.orders");
  }

  ObservedTable observed(String name) {
    QualifiedName wanted = QualifiedName.parse(name);
    return ObservedTables.of(tables.require(wanted), List.of());
  }

  /** The number of commits of {@code dev.shop.orders}. */
  int commits() {
    return store.list(QualifiedName.parse("dev.shop.orders")).versions().size();
  }
}
