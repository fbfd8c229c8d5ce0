package io.recordlake.local.internal.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What every log store does. */
abstract class LogStoreContract {

  private static final QualifiedName ORDERS = QualifiedName.parse("dev.shop.orders");
  private static final QualifiedName LINES = QualifiedName.parse("dev.shop.lines");
  private static final QualifiedName OTHER = new QualifiedName("prod", "a b", "größe");
  private static final SchemaName SHOP = new SchemaName("dev", "shop");

  /** The store under test, empty; the same lake at each call. */
  abstract LogStore store();

  @Test
  void startsEmpty() {
    assertThat(store().catalogs()).isEmpty();
    assertThat(store().schemas("dev")).isEmpty();
    assertThat(store().tables(SHOP)).isEmpty();
    assertThat(store().list(ORDERS)).isEqualTo(LogListing.EMPTY);
    assertThat(store().list(ORDERS).isEmpty()).isTrue();
    assertThat(store().list(ORDERS).lastVersion()).isEqualTo(-1);
  }

  @Test
  void keepsWhatWasPut() {
    assertThat(store().putIfAbsent(ORDERS, 0, "a\n")).isTrue();
    assertThat(store().putIfAbsent(ORDERS, 1, "ü 🚀\n")).isTrue();

    assertThat(store().list(ORDERS).versions()).containsExactly(0L, 1L);
    assertThat(store().list(ORDERS).lastVersion()).isEqualTo(1);
    assertThat(store().list(ORDERS).checkpoints()).isEmpty();
    assertThat(store().read(ORDERS, 0)).isEqualTo("a\n");
    assertThat(store().read(ORDERS, 1)).isEqualTo("ü 🚀\n");
  }

  @Test
  void neverOverwrites() {
    store().putIfAbsent(ORDERS, 0, "first");

    assertThat(store().putIfAbsent(ORDERS, 0, "second")).isFalse();
    assertThat(store().read(ORDERS, 0)).isEqualTo("first");
  }

  @Test
  void listsNamesInOrder() {
    store().putIfAbsent(ORDERS, 0, "x");
    store().putIfAbsent(OTHER, 0, "x");
    store().putIfAbsent(LINES, 0, "x");

    assertThat(store().catalogs()).containsExactly("dev", "prod");
    assertThat(store().schemas("prod")).containsExactly("a b");
    assertThat(store().tables(SHOP)).containsExactly(LINES, ORDERS);
    assertThat(store().tables(SchemaName.of(OTHER))).containsExactly(OTHER);
  }

  @Test
  void tellsAChangedLogFromAnUnchangedOne() {
    store().putIfAbsent(ORDERS, 0, "x");
    LogListing before = store().list(ORDERS);
    assertThat(store().list(ORDERS)).isEqualTo(before);

    store().putIfAbsent(ORDERS, 1, "y");
    assertThat(store().list(ORDERS)).isNotEqualTo(before);
    assertThat(store().list(ORDERS).continues(before)).isTrue();
    assertThat(before.continues(store().list(ORDERS))).isFalse();
  }

  @Test
  void saysWhichVersionIsMissing() {
    assertThatThrownBy(() -> store().read(ORDERS, 7))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("7");
  }

  @Test
  void letsOneOfManyWritersWin() throws Exception {
    int writers = 8;
    List<Callable<Boolean>> puts = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      String text = "writer " + i;
      puts.add(() -> store().putIfAbsent(ORDERS, 0, text));
    }

    assertThat(runAll(puts)).containsOnlyOnce(true).hasSize(writers);
  }

  @Test
  void excludesOthersWhileLocked() throws Exception {
    TreeSet<SchemaName> both = new TreeSet<>(Set.of(SHOP, new SchemaName("dev", "other")));
    TreeSet<SchemaName> one = new TreeSet<>(Set.of(SHOP));
    int[] counter = {0};
    List<Callable<Boolean>> increments = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      TreeSet<SchemaName> schemas = i % 2 == 0 ? both : one;
      increments.add(
          () ->
              store()
                  .locked(
                      schemas,
                      () -> {
                        int before = counter[0];
                        Thread.onSpinWait();
                        counter[0] = before + 1;
                        return true;
                      }));
    }
    runAll(increments);

    assertThat(counter[0]).isEqualTo(200);
  }

  @Test
  void locksASchemaThatIsHeldAlready() {
    TreeSet<SchemaName> shop = new TreeSet<>(Set.of(SHOP));

    assertThat(store().<String>locked(shop, () -> store().locked(shop, () -> "inside")))
        .isEqualTo("inside");
  }

  private static <T> List<T> runAll(List<Callable<T>> tasks) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdown();
    }
  }
}
