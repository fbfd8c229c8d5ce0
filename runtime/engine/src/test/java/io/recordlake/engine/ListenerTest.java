package io.recordlake.engine;

import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.PlanningResult;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ListenerTest {
  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend);
  private final Heard heard = new Heard();
  private final SyncOptions options = SyncOptions.BASELINE.listener(heard);

  @Test
  void hearsARunInOrder() {
    backend.cannotRead(name("x"), "Broken", "no");
    backend.script(
        "b: CreateTable",
        (fake, statement) -> {
          fake.apply(statement);
          return new ExecutionOutcome.OutcomeUnknown(BackendFailure.of("Lost", "lost"));
        });
    SyncFailedException failed =
        catchThrowableOfType(
            SyncFailedException.class,
            () -> engine.sync(List.of(table("a", "b"), table("b"), table("x")), options));
    assertThat(heard.events)
        .containsExactly(
            "read a TableAbsent",
            "read b TableAbsent",
            "read x ReadFailed",
            "planned b 1",
            "planned a 2",
            "begun b: CreateTable 0/1",
            "ended b: CreateTable 0/1 OutcomeUnknown",
            "read b TablePresent",
            "begun a: CreateTable 0/2",
            "ended a: CreateTable 0/2 Applied",
            "begun a: SetForeignKey b_id 1/2",
            "ended a: SetForeignKey b_id 1/2 Applied",
            "run ended");
    assertThat(heard.report).isEqualTo(failed.report());
  }

  @Test
  void hearsADryRun() {
    backend.has(observed(table("a")));
    SyncReport report = engine.plan(List.of(table("a")), options);
    assertThat(heard.events).containsExactly("read a TablePresent", "planned a 0", "run ended");
    assertThat(heard.report).isEqualTo(report);
  }

  @Test
  void neverChangesTheOutcomeByThrowing() {
    heard.throwing = true;
    List<DesiredTable> tables = List.of(table("a", "b"), table("b"));
    SyncReport report = engine.sync(tables, options);
    assertThat(report.hasFailures()).isFalse();
    assertThat(heard.events).hasSize(11);
  }

  private static final class Heard implements SyncListener {
    private final List<String> events = new ArrayList<>();
    private boolean throwing;
    private @Nullable SyncReport report;

    private void hear(String event) {
      events.add(event);
      if (throwing) {
        throw new IllegalStateException(event);
      }
    }

    @Override
    public void read(CatalogState state) {
      hear("read " + state.name().name() + " " + state.getClass().getSimpleName());
    }

    @Override
    public void planned(
        QualifiedName table, PlanningResult planning, List<CompiledStatement> statements) {
      hear("planned " + table.name() + " " + statements.size());
    }

    @Override
    public void statementBegun(CompiledStatement statement, int index, int total) {
      hear("begun " + statement.sql() + " " + index + "/" + total);
    }

    @Override
    public void statementEnded(
        CompiledStatement statement, int index, int total, ExecutionOutcome outcome) {
      String kind = outcome.getClass().getSimpleName();
      hear("ended " + statement.sql() + " " + index + "/" + total + " " + kind);
    }

    @Override
    public void runEnded(SyncReport ended) {
      report = ended;
      hear("run ended");
    }
  }
}
