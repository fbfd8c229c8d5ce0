package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConcurrencyTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.orders");
  private static final String CREATE =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY (`id`)) USING"
          + " delta";

  @TempDir Path root;

  @Test
  void oneOfManyCreationsWins() throws Exception {
    List<Callable<String>> creations = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      creations.add(() -> outcome(CREATE));
    }

    Map<String, Integer> outcomes = count(runAll(creations));
    assertThat(outcomes)
        .containsExactly(Map.entry("TABLE_OR_VIEW_ALREADY_EXISTS", 7), Map.entry("applied", 1));
    assertThat(Lake.in(root).commits()).isEqualTo(1);
  }

  @Test
  void noChangeOfOneTableIsLost() throws Exception {
    Lake.in(root).run(CREATE);
    List<Callable<String>> changes = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      String column = "c" + i;
      changes.add(() -> outcome("ALTER TABLE T! ADD COLUMN `" + column + "` INT"));
    }

    assertThat(count(runAll(changes))).containsExactly(Map.entry("applied", 24));
    assertThat(Lake.in(root).orders().columns()).hasSize(25);
    assertThat(Lake.in(root).commits()).isEqualTo(25);
  }

  @Test
  void oneOfManyConstraintsGetsAName() throws Exception {
    List<Callable<String>> creations = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      String create = CREATE.replace("T!", "`dev`.`shop`.`t" + i + "`");
      creations.add(() -> outcome(create));
    }

    assertThat(count(runAll(creations)))
        .containsExactly(Map.entry("CONSTRAINT_ALREADY_EXISTS", 7), Map.entry("applied", 1));
  }

  @Test
  void keysAndWhatReferencesThemStayTogether() throws Exception {
    Lake.in(root).run(CREATE);
    List<Callable<String>> statements = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String child = "`dev`.`other" + i + "`.`child`";
      Lake.in(root).run("CREATE TABLE " + child + " (`order` BIGINT) USING delta");
      statements.add(
          () ->
              outcome(
                  "ALTER TABLE "
                      + child
                      + " ADD CONSTRAINT `fk` FOREIGN KEY (`order`) REFERENCES"
                      + " T! (`id`)"));
      statements.add(() -> outcome("ALTER TABLE T! DROP PRIMARY KEY IF EXISTS"));
    }
    runAll(statements);

    Lake lake = Lake.in(root);
    boolean keyed = lake.table("dev.shop.orders").facts().primaryKey() != null;
    long references =
        lake.tables.all().stream().mapToLong(t -> t.facts().foreignKeys().size()).sum();
    assertThat(references > 0).isEqualTo(keyed);
  }

  @Test
  void statementsOfTwoProcessesSeeEachOtherWhole() throws Exception {
    Process first = start("first");
    Process second = start("second");
    assertThat(exitCode(first)).isZero();
    assertThat(exitCode(second)).isZero();

    Lake lake = Lake.in(root);
    assertThat(lake.orders().columns()).hasSize(1 + 2 * OtherProcess.COLUMNS);
    assertThat(lake.commits()).isEqualTo(1 + 2 * OtherProcess.COLUMNS);
    assertThat(
            lake.tables.all().stream()
                .flatMap(table -> table.facts().constraintNames().stream())
                .toList())
        .hasSize(1 + OtherProcess.COLUMNS)
        .doesNotHaveDuplicates();
  }

  private Process start(String name) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            OtherProcess.classPath(),
            OtherProcess.class.getName(),
            root.toString(),
            name)
        .inheritIO()
        .start();
  }

  private static int exitCode(Process process) throws InterruptedException {
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 19})
  void startsOverWhenAForeignWriterIsFaster(int times) {
    Lake.in(root).run(CREATE);
    Intruder store = new Intruder(Lake.in(root).store, times);
    Lake.on(store).run("ALTER TABLE T! SET TAGS ('ours'='1')");

    assertThat(Lake.in(root).orders().tags()).isEqualTo(Map.of("ours", "1"));
    assertThat(Lake.in(root).orders().comment()).isEqualTo("theirs " + times);
    assertThat(Lake.in(root).commits()).isEqualTo(2 + times);
  }

  @Test
  void givesUpWhenForeignWritersAreAlwaysFaster() {
    Lake.in(root).run(CREATE);
    Intruder store = new Intruder(Lake.in(root).store, 1000);

    assertThat(Lake.on(store).condition("ALTER TABLE T! SET TAGS ('ours'='1')"))
        .isEqualTo(Condition.DELTA_CONCURRENT_WRITE);
    assertThat(Lake.in(root).orders().tags()).isEmpty();
  }

  @Test
  void judgesTheStatementAgainByWhatAForeignWriterCommitted() {
    Lake lake = Lake.on(new MemoryLogStore());
    lake.run(CREATE);
    Intruder store =
        new Intruder(lake.store, 1) {
          @Override
          String commit(long version, String text) {
            return "{\"protocol\":{\"minReaderVersion\":1,\"minWriterVersion\":7,"
                + "\"writerFeatures\":[\"icebergCompatV1\"]}}\n";
          }
        };

    assertThat(Lake.on(store).condition("ALTER TABLE T! SET TAGS ('ours'='1')"))
        .isEqualTo(Condition.DELTA_UNSUPPORTED_FEATURES_FOR_WRITE);
  }

  private String outcome(String statement) {
    try {
      Lake.in(root).run(statement);
      return "applied";
    } catch (LakeException e) {
      return e.condition().id();
    }
  }

  private static Map<String, Integer> count(List<String> outcomes) {
    Map<String, Integer> counts = new TreeMap<>();
    outcomes.forEach(outcome -> counts.merge(outcome, 1, Integer::sum));
    return counts;
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

  /** A store on which another program commits first, a number of times. */
  private static class Intruder extends ForwardingLogStore {

    private int left;

    Intruder(LogStore store, int times) {
      super(store);
      this.left = times;
    }

    @Override
    public boolean putIfAbsent(QualifiedName table, long version, String text) {
      if (left > 0) {
        left--;
        assertThat(super.putIfAbsent(table, version, commit(version, super.read(NAME, 0))))
            .isTrue();
      }
      return super.putIfAbsent(table, version, text);
    }

    String commit(long version, String text) {
      return text.replace(
          "\"format\":{", "\"description\":\"theirs " + version + "\",\"format\":{");
    }
  }
}
