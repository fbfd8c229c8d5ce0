package io.recordlake.engine;

import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.ChangeState;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.ForeignKeyFailure;
import io.recordlake.engine.report.PlanningFailure;
import io.recordlake.engine.report.ReadFailure;
import io.recordlake.engine.report.RunStatus;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableFailure;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Capability;
import io.recordlake.planning.NameMapping;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The events of a run, and what each does to its table and to others. */
class EngineRunTest {
  private static final SyncOptions BASELINE = SyncOptions.BASELINE;

  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend);

  @Test
  void createsReferencedTablesFirst() {
    SyncReport report =
        engine.sync(List.of(table("orders", "customers"), table("customers")), BASELINE);
    assertThat(backend.executed())
        .containsExactly(
            "customers: CreateTable", "orders: CreateTable", "orders: SetForeignKey customers_id");
    assertThat(report.dryRun()).isFalse();
    assertThat(report.tables())
        .map(TableRunReport::table)
        .containsExactly(name("customers"), name("orders"));
    assertThat(states(report)).containsOnly(ChangeState.APPLIED);
  }

  @Test
  void changesNothingTheSecondTime() {
    List<DesiredTable> tables = List.of(table("orders", "customers"), table("customers"));
    engine.sync(tables);
    int before = backend.executed().size();
    SyncReport again = engine.sync(tables);
    assertThat(backend.executed()).hasSize(before);
    assertThat(again.hasChanges()).isFalse();
    assertThat(states(again)).containsOnly(ChangeState.UNCHANGED);
    assertThat(engine.verify(tables).hasChanges()).isFalse();
  }

  @Test
  void readsAllTablesInOneCallByName() {
    engine.plan(List.of(table("b"), table("c"), table("a")), BASELINE);
    assertThat(backend.reads()).containsExactly(List.of(name("a"), name("b"), name("c")));
  }

  @Test
  void readsNothingForNoTables() {
    SyncReport report = engine.sync(List.of(), BASELINE);
    assertThat(report.tables()).isEmpty();
    assertThat(report.hasFailures()).isFalse();
    assertThat(backend.reads()).isEmpty();
  }

  @Test
  void readsAndPlansEverythingBeforeTheFirstStatement() {
    DesiredTable b = table("b").toBuilder().comment("new").build();
    backend.has(observed(table("b")));
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          fake.has(observed(b));
          fake.apply(statement);
          return ExecutionOutcome.Applied.APPLIED;
        });
    engine.sync(List.of(table("a"), b), BASELINE);
    assertThat(backend.reads()).hasSize(1);
    assertThat(backend.executed()).containsExactly("a: CreateTable", "b: SetTableComment");
  }

  @Test
  void refusesTwoDeclarationsOfOneTableBeforeReading() {
    assertThatThrownBy(() -> engine.plan(List.of(table("a"), table("b"), table("A")), BASELINE))
        .isInstanceOf(DuplicateTableException.class)
        .hasMessage("dev.silver.a is declared twice. Register each table once.");
    assertThat(backend.reads()).isEmpty();
  }

  @Test
  void refusesTwoDeclarationsThatAreMappedToOneTable() {
    DesiredTable other =
        DesiredTable.builder("test", "silver", "a")
            .column(DesiredColumn.nullable("x", ScalarType.STRING))
            .build();
    SyncOptions mapped = BASELINE.names(NameMapping.IDENTITY.catalog("test", "dev"));
    assertThatThrownBy(() -> engine.plan(List.of(table("a"), other), mapped))
        .isInstanceOfSatisfying(
            DuplicateTableException.class, e -> assertThat(e.table()).isEqualTo(name("a")))
        .hasMessage(
            "Both dev.silver.a and test.silver.a are mapped to dev.silver.a."
                + " Map them to different catalogs or schemas.");
    assertThat(backend.reads()).isEmpty();
  }

  @Test
  void mapsNamesBeforeReading() {
    SyncOptions mapped =
        BASELINE.names(NameMapping.IDENTITY.catalog("dev", "prod").schemaPrefix("", "eu_"));
    SyncReport report =
        engine.sync(List.of(table("orders", "customers"), table("customers")), mapped);
    assertThat(report.tables())
        .map(run -> run.table().toString())
        .containsExactly("prod.eu_silver.customers", "prod.eu_silver.orders");
    assertThat(report.hasFailures()).isFalse();
  }

  @Test
  void plansButNeverExecutesATableWithAStructuralForeignKeyFailure() {
    SyncReport report = failing(List.of(table("orders", "customers", "ghost"), table("customers")));
    assertThat(backend.executed()).containsExactly("customers: CreateTable");
    TableRunReport orders = run(report, "orders");
    assertThat(orders.status()).isEqualTo(RunStatus.FOREIGN_KEY_FAILED);
    assertThat(orders.statements()).hasSize(3);
    assertThat(report.changeState(orders)).isEqualTo(ChangeState.NOT_APPLIED);
    assertThat(kinds(orders)).containsExactly("UNRESOLVABLE_REFERENCE");
  }

  @Test
  void keepsAFailedReadToItsTableAndItsDependents() {
    backend.cannotRead(name("customers"), "PermissionDenied", "no");
    SyncReport report =
        failing(List.of(table("orders", "customers"), table("customers"), table("zebra")));
    assertThat(backend.executed()).containsExactly("zebra: CreateTable");
    assertThat(run(report, "customers").status()).isEqualTo(RunStatus.READ_FAILED);
    assertThat(report.changeState(run(report, "customers"))).isEqualTo(ChangeState.NOT_PLANNED);
    assertThat(kinds(run(report, "orders"))).containsExactly("BLOCKED_BY_FAILED_DEPENDENCY");
    assertThat(run(report, "zebra").status()).isEqualTo(RunStatus.SUCCESS);
  }

  @Test
  void letsProgrammingErrorsPropagate() {
    IllegalStateException broken = new IllegalStateException("broken");
    backend.script(
        "a: CreateTable",
        (fake, statement) -> {
          throw broken;
        });
    assertThatThrownBy(() -> engine.sync(List.of(table("a")), BASELINE)).isSameAs(broken);
    backend.answers(
        states -> {
          throw broken;
        });
    assertThatThrownBy(() -> engine.plan(List.of(table("a")), BASELINE)).isSameAs(broken);
  }

  @Test
  void holdsTheReaderToItsContract() {
    backend.answers(states -> states.subList(1, 2));
    assertThatThrownBy(() -> engine.plan(List.of(table("a"), table("b")), BASELINE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The reader was asked for [dev.silver.a, dev.silver.b]"
                + " and answered for [dev.silver.b].");
  }

  @Test
  void holdsTheCompilerToItsContract() {
    backend.compiles(all -> all.subList(0, 1));
    assertThatThrownBy(() -> engine.plan(List.of(table("b", "b")), BASELINE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("The compiler was given the plan of dev.silver.b");
    backend.compiles(
        all ->
            all.stream()
                .map(one -> new CompiledStatement(name("x"), one.sql(), one.actions()))
                .toList());
    assertThatThrownBy(() -> engine.plan(List.of(table("a")), BASELINE))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void keepsTheDifferenceOfARefusedTableAndPlansNoSql() {
    backend.has(observed(table("customers")));
    DesiredTable refused =
        table("customers").toBuilder()
            .column(DesiredColumn.notNull("code", ScalarType.STRING))
            .build();
    SyncReport report = failing(List.of(refused, table("orders", "customers")));
    TableRunReport customers = run(report, "customers");
    assertThat(customers.status()).isEqualTo(RunStatus.PLANNING_FAILED);
    assertThat(kinds(customers)).containsExactly("NonNullableColumnAdd");
    assertThat(customers.statements()).isEmpty();
    assertThat(Objects.requireNonNull(customers.diff()).actions()).hasSize(1);
    assertThat(kinds(run(report, "orders"))).containsExactly("BLOCKED_BY_FAILED_DEPENDENCY");
    assertThat(backend.executed()).isEmpty();
  }

  @Test
  void refusesWhatTheBackendCannotStore() {
    backend.capabilities(Capabilities.allBut(Capability.PRIMARY_KEYS));
    SyncReport report = engine.plan(List.of(table("a")), BASELINE);
    assertThat(kinds(run(report, "a"))).containsExactly("UnsupportedByBackend");
  }

  @Test
  void listsFailuresInTheOrderOfThePhases() {
    backend.has(observed(table("a")));
    DesiredTable both =
        table("a", "ghost").toBuilder()
            .column(DesiredColumn.notNull("code", ScalarType.STRING))
            .build();
    TableRunReport run = run(engine.plan(List.of(both), BASELINE), "a");
    assertThat(kinds(run)).containsExactly("NonNullableColumnAdd", "UNRESOLVABLE_REFERENCE");
    assertThat(run.status()).isEqualTo(RunStatus.PLANNING_FAILED);

    backend.cannotRead(name("a"), "Broken", "no");
    TableRunReport unread = run(engine.plan(List.of(both), BASELINE), "a");
    assertThat(kinds(unread)).containsExactly("read", "UNRESOLVABLE_REFERENCE");
    assertThat(unread.status()).isEqualTo(RunStatus.READ_FAILED);
  }

  @Test
  void neverThrowsFromADryRun() {
    backend.cannotRead(name("a"), "Broken", "no");
    SyncReport report = engine.plan(List.of(table("a"), table("b", "a"), table("c")), BASELINE);
    assertThat(report.dryRun()).isTrue();
    assertThat(report.hasFailures()).isTrue();
    assertThat(kinds(run(report, "b"))).containsExactly("BLOCKED_BY_FAILED_DEPENDENCY");
    assertThat(report.changeState(run(report, "b"))).isEqualTo(ChangeState.PLANNED);
    assertThat(backend.executed()).isEmpty();
  }

  @Test
  void syncsNothingWithTheOptionOfADryRun() {
    backend.cannotRead(name("a"), "Broken", "no");
    List<DesiredTable> tables = List.of(table("a"), table("c"));
    SyncReport report = engine.sync(tables, BASELINE.dryRun(true));
    assertThat(report.dryRun()).isTrue();
    assertThat(report.hasFailures()).isTrue();
    assertThat(report.changeState(run(report, "c"))).isEqualTo(ChangeState.PLANNED);
    assertThat(backend.executed()).isEmpty();
    assertThatThrownBy(() -> engine.sync(tables, BASELINE.dryRun(true).dryRun(false)))
        .isInstanceOf(SyncFailedException.class);
    assertThat(backend.executed()).isNotEmpty();
  }

  @Test
  void verifiesWithoutChangingAndThrowsOnDrift() {
    backend.has(observed(table("a")));
    DesiredTable drifted = table("a").toBuilder().comment("new").build();
    assertThatThrownBy(() -> engine.verify(List.of(drifted, table("b")), BASELINE))
        .isInstanceOfSatisfying(
            SyncFailedException.class, e -> assertThat(e.report().tables()).hasSize(2))
        .hasMessage(
            """
            Verification failed: 2/2 tables are not as declared
            dev.silver.a [differs]: 1 comment
            dev.silver.b [differs]: 1 column, 1 key""");
    assertThat(backend.executed()).isEmpty();
  }

  @Test
  void verifiesAndThrowsOnFailure() {
    backend.cannotRead(name("a"), "Broken", "no\nway");
    assertThatThrownBy(() -> engine.verify(List.of(table("a")), BASELINE))
        .isInstanceOf(SyncFailedException.class)
        .hasMessage(
            """
            Verification failed: 1/1 tables are not as declared
            dev.silver.a [READ_FAILED]
              Read error: Broken - no
              way""");
  }

  @Test
  void saysInTheExceptionWhichTablesFailedAndNoSql() {
    backend.rejects("a: CreateTable", "boom");
    assertThatThrownBy(() -> engine.sync(List.of(table("a"), table("b")), BASELINE))
        .isInstanceOf(SyncFailedException.class)
        .hasMessage(
            """
            Sync failed: 1/2 tables failed
            dev.silver.a [EXECUTION_FAILED]
              Execution failed at statement 1: Refused - boom""");
  }

  @Test
  void closesItsBackend() {
    engine.close();
    assertThat(backend.closed()).isEqualTo(1);
  }

  @Test
  void namesKeysOnlyWhereAsked() {
    engine.sync(List.of(table("orders", "customers"), table("customers")));
    assertThat(Objects.requireNonNull(backend.table(name("orders")).primaryKey()).name())
        .hasToString("orders_pk");
    assertThat(backend.table(name("orders")).foreignKeys())
        .map(key -> key.name().value())
        .containsExactly("orders_customers_id_fk");
  }

  @Test
  void dropsOnlyWhatIsNamedUnlessAllowed() {
    DesiredTable wide =
        table("a").toBuilder()
            .column(DesiredColumn.nullable("gone", ScalarType.STRING))
            .property("delta.columnMapping.mode", "name")
            .build();
    backend.has(observed(wide));
    DesiredTable narrow =
        table("a").toBuilder().property("delta.columnMapping.mode", "name").build();
    assertThat(kinds(run(engine.plan(List.of(narrow)), "a")))
        .containsExactly("ColumnDropNotDeclared");
    assertThat(run(engine.plan(List.of(narrow), BASELINE), "a").hasFailures()).isFalse();
  }

  private SyncReport failing(List<DesiredTable> tables) {
    try {
      engine.sync(tables, BASELINE);
    } catch (SyncFailedException e) {
      return e.report();
    }
    throw new AssertionError("The run did not fail.");
  }

  private static List<ChangeState> states(SyncReport report) {
    return report.tables().stream().map(report::changeState).toList();
  }

  static TableRunReport run(SyncReport report, String table) {
    return Objects.requireNonNull(report.table(name(table)));
  }

  static List<String> kinds(TableRunReport run) {
    return run.failures().stream().map(EngineRunTest::kind).toList();
  }

  private static String kind(TableFailure failure) {
    return failure.accept(
        new TableFailure.Visitor<String>() {
          @Override
          public String read(ReadFailure read) {
            return "read";
          }

          @Override
          public String planning(PlanningFailure planning) {
            return planning.validation().rule();
          }

          @Override
          public String foreignKey(ForeignKeyFailure key) {
            return key.problem().reason().name();
          }

          @Override
          public String execution(ExecutionFailure execution) {
            return execution.fate().name();
          }
        });
  }
}
