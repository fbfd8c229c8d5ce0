package io.recordlake.engine;

import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.table.DesiredTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ParallelRunTest {
  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend);

  @Test
  void changesTablesAtTheSameTimeThatDoNotWaitForEachOther() {
    CyclicBarrier both = new CyclicBarrier(2);
    FakeBackend.Script meet =
        (fake, statement) -> {
          await(both);
          fake.apply(statement);
          return ExecutionOutcome.Applied.APPLIED;
        };
    backend.concurrency(2).script("a: CreateTable", meet).script("b: CreateTable", meet);
    SyncReport report =
        engine.sync(List.of(table("a"), table("b")), SyncOptions.BASELINE.parallelism(8));
    assertThat(report.hasFailures()).isFalse();
  }

  @Test
  void neverCallsTheBackendFromMoreThreadsThanItAllows() {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    backend.concurrency(3);
    List<DesiredTable> tables = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      tables.add(table("t" + i));
      backend.script(
          "t" + i + ": CreateTable",
          (fake, statement) -> {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            fake.apply(statement);
            inside.decrementAndGet();
            return ExecutionOutcome.Applied.APPLIED;
          });
    }
    engine.sync(tables, SyncOptions.BASELINE.parallelism(16));
    assertThat(most.get()).isBetween(1, 3);
  }

  @Test
  void reportsWhatASequentialRunReports() {
    long seed = 20_260_101;
    System.out.println("ParallelRunTest seed " + seed);
    Random random = new Random(seed);
    for (int round = 0; round < 50; round++) {
      List<DesiredTable> tables = new ArrayList<>();
      List<String> failing = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        List<String> parents = new ArrayList<>();
        for (int parent = 0; parent < i; parent++) {
          if (random.nextInt(10) == 0) {
            parents.add("t" + parent);
          }
        }
        tables.add(table("t" + i, parents.toArray(String[]::new)));
        if (random.nextInt(8) == 0) {
          failing.add("t" + i + ": CreateTable");
        }
      }
      SyncReport sequential = report(tables, failing, 1);
      SyncReport parallel = report(tables, failing, 4);
      assertThat(parallel.tables()).isEqualTo(sequential.tables());
    }
  }

  @Test
  void beginsNothingMoreOnceAThreadThrows() {
    IllegalStateException broken = new IllegalStateException("broken");
    backend.concurrency(2);
    List<DesiredTable> tables = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      tables.add(i == 0 ? table("t00") : table(i < 10 ? "t0" + i : "t" + i, "t00"));
    }
    backend.script(
        "t00: CreateTable",
        (fake, statement) -> {
          throw broken;
        });
    assertThatThrownBy(() -> engine.sync(tables, SyncOptions.BASELINE.parallelism(2)))
        .isSameAs(broken);
    assertThat(backend.executed()).containsExactly("t00: CreateTable");
  }

  @Test
  void doesNotWaitForAThreadThatThrewWhatItDoesNotDeclare() {
    Exception undeclared = new Exception("undeclared");
    backend.concurrency(2);
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          throw ParallelRunTest.<RuntimeException>hidden(undeclared);
        });
    assertThatThrownBy(() -> engine.sync(List.of(table("a")), SyncOptions.BASELINE.parallelism(2)))
        .isInstanceOf(IllegalStateException.class)
        .hasCause(undeclared);
  }

  /** What code in other languages does: throws a checked exception that no signature has. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Exception> E hidden(Exception exception) throws E {
    throw (E) exception;
  }

  private static SyncReport report(List<DesiredTable> tables, List<String> failing, int threads) {
    FakeBackend fake = new FakeBackend().concurrency(threads);
    failing.forEach(sql -> fake.rejects(sql, "boom"));
    try {
      return Engine.on(fake).sync(tables, SyncOptions.BASELINE.parallelism(threads));
    } catch (SyncFailedException e) {
      return e.report();
    }
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException("The other table did not begin.", e);
    }
  }
}
