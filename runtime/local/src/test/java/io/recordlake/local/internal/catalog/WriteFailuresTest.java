package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.internal.FailureTranslation;
import io.recordlake.local.internal.store.LogListing;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.local.internal.store.StoreException;
import io.recordlake.model.name.QualifiedName;
import java.util.Objects;
import java.util.SortedSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A store that cannot be written, or not at once. */
class WriteFailuresTest {

  private static final String RENAME = "ALTER TABLE T! RENAME COLUMN `id` TO `key`";

  private final Lake lake = Lake.inMemory();

  @BeforeEach
  void createTables() {
    lake.run(Refusals.MAPPED, Refusals.CHILD, Refusals.CHILD_KEY);
  }

  @Test
  void refusesAStatementThatCannotBeWritten() {
    LakeException refusal = Lake.on(new FullStore(lake.store, 0)).refusal(RENAME);

    assertThat(refusal.condition()).isEqualTo(Condition.INVALID_LAKE_DIRECTORY);
    assertThat(refusal).hasMessageContaining("the disk is full");
    assertThat(FailureTranslation.outcome(refusal)).isInstanceOf(ExecutionOutcome.Rejected.class);
    assertThat(lake.table("dev.shop.orders").facts().primaryKey()).isNotNull();
    assertThat(lake.table("dev.shop.lines").facts().foreignKeys()).hasSize(1);
  }

  @Test
  void saysThatAStatementIsHalfDone() {
    LakeException failure = Lake.on(new FullStore(lake.store, 1)).refusal(RENAME);

    assertThat(failure)
        .isInstanceOf(StatementHalfDone.class)
        .hasMessageContaining("The statement changed dev.shop.orders, but dev.shop.lines keeps");
    assertThat(FailureTranslation.outcome(failure))
        .isInstanceOf(ExecutionOutcome.OutcomeUnknown.class);
    assertThat(lake.table("dev.shop.orders").facts().primaryKey()).isNull();
  }

  @Test
  void refusesAStatementOnALakeThatCannotBeLocked() {
    LogStore unlockable =
        new ForwardingLogStore(lake.store) {
          @Override
          public <T> T locked(SortedSet<SchemaName> schemas, Supplier<T> work) {
            throw new StoreException("the lock file is not ours", null);
          }
        };

    assertThat(Lake.on(unlockable).condition(RENAME)).isEqualTo(Condition.INVALID_LAKE_DIRECTORY);
  }

  @Test
  void refusesAStatementWhereACatalogCannotBeListed() {
    LogStore unlisted =
        new ForwardingLogStore(new MemoryLogStore()) {
          @Override
          public LogListing list(QualifiedName table) {
            throw new StoreException("no such device", null);
          }
        };

    LakeException failure =
        Objects.requireNonNull(
            catchThrowableOfType(
                LakeException.class, () -> Lake.on(unlisted).table("dev.shop.orders")));
    assertThat(failure).isInstanceOf(TableUnreadable.class).hasMessageContaining("no such device");
  }

  /** A store that takes a number of commits, then none. */
  private static final class FullStore extends ForwardingLogStore {

    private int left;

    FullStore(LogStore store, int left) {
      super(store);
      this.left = left;
    }

    @Override
    public boolean putIfAbsent(QualifiedName table, long version, String text) {
      if (left-- <= 0) {
        throw new StoreException("the disk is full", null);
      }
      return super.putIfAbsent(table, version, text);
    }
  }
}
