package io.recordlake.engine;

import static io.recordlake.engine.EngineRunTest.kinds;
import static io.recordlake.engine.EngineRunTest.run;
import static io.recordlake.engine.fake.Tables.key;
import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.report.ChangeState;
import io.recordlake.engine.report.RunStatus;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableFailure;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who waits for whom, and what becomes of those that wait in vain. */
class BlockingTest {
  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend);

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void blocksTransitively(int parallelism) {
    backend.concurrency(4).rejects("a: CreateTable", "boom");
    SyncReport report =
        failing(
            List.of(table("d", "c", "x"), table("c", "b"), table("b", "a"), table("a"), table("x")),
            parallelism);
    assertThat(report.tables())
        .map(run -> run.table().name() + " " + run.status())
        .containsExactly(
            "a EXECUTION_FAILED",
            "b FOREIGN_KEY_FAILED",
            "c FOREIGN_KEY_FAILED",
            "x SUCCESS",
            "d FOREIGN_KEY_FAILED");
    assertThat(lines(run(report, "d")))
        .containsExactly(
            "Foreign key (c_id) → dev.silver.c on dev.silver.d was not applied:"
                + " dev.silver.c has failed. Resolve its failure, and this table follows.");
    assertThat(backend.executed()).containsExactlyInAnyOrder("a: CreateTable", "x: CreateTable");
  }

  @Test
  void namesEveryBlocker() {
    backend.cannotRead(name("b"), "Broken", "no").cannotRead(name("c"), "Broken", "no");
    SyncReport report =
        engine.plan(
            List.of(table("d", "c", "b", "a"), table("a"), table("b"), table("c")),
            SyncOptions.BASELINE);
    assertThat(run(report, "d").failures())
        .map(TableFailure::headline)
        .containsExactly(
            "Foreign key (c_id) → dev.silver.c not applied",
            "Foreign key (b_id) → dev.silver.b not applied");
  }

  @Test
  void blocksATableWithNothingToDo() {
    backend.has(observed(table("b", "a"))).rejects("a: CreateTable", "boom");
    SyncReport report = failing(List.of(table("a"), table("b", "a")), 1);
    assertThat(kinds(run(report, "b"))).containsExactly("BLOCKED_BY_FAILED_DEPENDENCY");
    assertThat(report.changeState(run(report, "b"))).isEqualTo(ChangeState.UNCHANGED);
  }

  @Test
  void doesNotReportATableAsBlockedThatFailedItself() {
    backend.cannotRead(name("a"), "Broken", "no").cannotRead(name("b"), "Broken", "no");
    SyncReport report = engine.plan(List.of(table("a"), table("b", "a")), SyncOptions.BASELINE);
    assertThat(kinds(run(report, "b"))).containsExactly("read");
  }

  @Test
  void ignoresForeignKeysOutsideTheScope() {
    DesiredTable tagged = table("b", "a").toBuilder().scope(Scope.TAGS).build();
    backend.cannotRead(name("a"), "Broken", "no").has(observed(tagged));
    SyncReport report = engine.plan(List.of(table("a"), tagged), SyncOptions.BASELINE);
    assertThat(run(report, "b").status()).isEqualTo(RunStatus.SUCCESS);
  }

  @Test
  void reportsACycleWithItsPathAndBlocksWhatNeedsIt() {
    SyncReport report =
        failing(
            List.of(table("a", "b"), table("b", "c"), table("c", "a"), table("d", "a"), table("e")),
            1);
    assertThat(lines(run(report, "a")))
        .containsExactly(
            "Foreign key (b_id) → dev.silver.b on dev.silver.a was not applied: it closes the cycle"
                + " dev.silver.a → dev.silver.b → dev.silver.c → dev.silver.a."
                + " No order satisfies every key of a cycle: remove one of them.");
    assertThat(kinds(run(report, "b"))).containsExactly("CYCLE");
    assertThat(kinds(run(report, "c"))).containsExactly("CYCLE");
    assertThat(kinds(run(report, "d"))).containsExactly("BLOCKED_BY_FAILED_DEPENDENCY");
    assertThat(backend.executed()).containsExactly("e: CreateTable");
  }

  @Test
  void letsATableReferenceItself() {
    SyncReport report = engine.sync(List.of(self("a")), SyncOptions.BASELINE);
    assertThat(report.hasFailures()).isFalse();
    assertThat(backend.executed()).containsExactly("a: CreateTable", "a: SetForeignKey parent_id");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void runsALongChainWithoutRecursion(int parallelism) {
    backend.concurrency(4);
    List<DesiredTable> chain = new ArrayList<>();
    for (int i = 0; i < 1_100; i++) {
      chain.add(i == 1_099 ? table(link(i)) : table(link(i), link(i + 1)));
    }
    SyncReport report = engine.sync(chain, SyncOptions.BASELINE.parallelism(parallelism));
    assertThat(report.tables()).hasSize(1_100);
    assertThat(report.tables().get(0).table()).isEqualTo(name(link(1_099)));
    assertThat(report.hasFailures()).isFalse();
  }

  @Test
  void reportsALongCycleWithoutRecursion() {
    List<DesiredTable> cycle = new ArrayList<>();
    for (int i = 0; i < 1_100; i++) {
      cycle.add(table(link(i), link((i + 1) % 1_100)));
    }
    SyncReport report = engine.plan(cycle, SyncOptions.BASELINE);
    assertThat(report.failed()).hasSize(1_100);
    assertThat(lines(run(report, link(0))).get(0))
        .contains(
            "it closes the cycle dev.silver.t0000 → dev.silver.t0001 → dev.silver.t0002"
                + " → dev.silver.t0003 → dev.silver.t0004 → … 1091 more … → dev.silver.t1096"
                + " → dev.silver.t1097 → dev.silver.t1098 → dev.silver.t1099 → dev.silver.t0000.");
  }

  private static String link(int number) {
    return String.format(Locale.ROOT, "t%04d", number);
  }

  private static DesiredTable self(String name) {
    return table(name).toBuilder()
        .column(DesiredColumn.nullable("parent_id", ScalarType.INTEGER))
        .foreignKey(key("parent_id", name, "id"))
        .build();
  }

  private static List<String> lines(TableRunReport run) {
    return run.failures().stream().flatMap(failure -> failure.lines().stream()).toList();
  }

  private SyncReport failing(List<DesiredTable> tables, int parallelism) {
    return catchThrowableOfType(
            SyncFailedException.class,
            () -> engine.sync(tables, SyncOptions.BASELINE.parallelism(parallelism)))
        .report();
  }
}
