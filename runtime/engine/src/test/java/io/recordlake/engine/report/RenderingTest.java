package io.recordlake.engine.report;

import static io.recordlake.engine.fake.Tables.key;
import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The texts of whole reports. */
class RenderingTest {
  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend, new TickingClock());

  @Test
  void showsACreation() {
    DesiredTable orders =
        DesiredTable.builder(name("orders"))
            .column(DesiredColumn.notNull("id", ScalarType.INTEGER).withComment("row key"))
            .column(DesiredColumn.nullable("parent_id", ScalarType.INTEGER))
            .column(
                DesiredColumn.nullable("region", ScalarType.STRING).withTags(Map.of("pii", "no")))
            .primaryKey("id")
            .foreignKey(key("parent_id", "orders", "id"))
            .clusteredBy("region")
            .property("delta.logRetentionDuration", "interval 30 days")
            .property("delta.enableChangeDataFeed", "true")
            .tag("owner", "team")
            .comment("core")
            .build();
    SyncReport report = engine.plan(List.of(orders), SyncOptions.BASELINE);
    assertThat(report.diffText())
        .isEqualTo(
            """
            DIFF
            ====

            dev.silver.orders  (CREATE)
              columns
                + id         Integer  NOT NULL
                + parent_id  Integer
                + region     String
              keys
                + primary key (id)         (id)
                + foreign key (parent_id)  (parent_id) → dev.silver.orders
              clustering
                + clustering  (region)
              properties
                + delta.enableChangeDataFeed  = 'true'
                + delta.logRetentionDuration  = 'interval 30 days'
              tags
                + owner              = 'team'
                + column region.pii  = 'no'
              comments
                + column id  'row key'
                + table      'core'""");
    assertThat(report.toText())
        .isEqualTo(
            """
            SYNC REPORT
            ===========

            PLAN — no planned SQL executed

            TABLE              STATUS   STATEMENTS  DETAIL
            dev.silver.orders  SUCCESS  4           3 columns, 2 keys, 1 clustering, 2 properties, 2 tags, 2 co…

            1 table: 1 changed, 0 unchanged, 0 failed (1.2s)""");
    assertThat(report.plannedSql())
        .isEqualTo(
            """
            -- dev.silver.orders
            orders: CreateTable;
            orders: SetTableTag owner;
            orders: SetColumnTag region.pii;
            orders: SetForeignKey parent_id;""");
  }

  @Test
  void showsThatNothingChanged() {
    backend.has(observed(table("orders")));
    SyncReport report = engine.sync(List.of(table("orders")), SyncOptions.BASELINE);
    assertThat(report.diffText()).isEqualTo("DIFF\n====\n\ndev.silver.orders\n  (no changes)");
    assertThat(report.toText())
        .isEqualTo(
            """
            SYNC REPORT
            ===========

            TABLE              STATUS   STATEMENTS  DETAIL
            dev.silver.orders  SUCCESS  0           no changes

            1 table: 1 unchanged (1.2s)""");
    assertThat(report.plannedSql()).isEmpty();
  }

  @Test
  void showsARunOverNoTables() {
    SyncReport report = engine.sync(List.of(), SyncOptions.BASELINE);
    assertThat(report.toText()).isEqualTo("SYNC REPORT\n===========\n\n0 tables (1.2s)");
    assertThat(report.diffText()).isEqualTo("DIFF\n====");
  }

  @Test
  void showsAlterations() {
    DesiredTable before =
        DesiredTable.builder("shop", "core", "carts")
            .column(DesiredColumn.nullable("total", new DecimalType(10, 2)))
            .column(DesiredColumn.nullable("legacy", ScalarType.STRING))
            .column(DesiredColumn.notNull("loose", ScalarType.STRING))
            .property("delta.columnMapping.mode", "name")
            .property("delta.enableTypeWidening", "true")
            .tag("tier", "silver")
            .tag("t0", "0")
            .build();
    DesiredTable after =
        DesiredTable.builder("shop", "core", "carts")
            .column(DesiredColumn.nullable("coupon", ScalarType.TIMESTAMP_NTZ))
            .column(DesiredColumn.nullable("total", new DecimalType(12, 2)))
            .column(DesiredColumn.nullable("loose", ScalarType.STRING))
            .clusteredBy("loose")
            .property("delta.columnMapping.mode", "name")
            .property("delta.enableTypeWidening", "true")
            .tag("tier", "gold")
            .tag("owner", "web")
            .comment("new")
            .build();
    backend.has(observed(before));
    assertThat(engine.sync(List.of(after), SyncOptions.BASELINE).diffText())
        .isEqualTo(
            """
            DIFF
            ====

            shop.core.carts
              columns
                + coupon  TimestampNtz
                ~ total   Decimal(10,2) → Decimal(12,2)
                - legacy
                ~ loose   drop NOT NULL (was NOT NULL)
              clustering
                ~ clustering  (loose)  — OPTIMIZE FULL reclusters existing files
              table features
                + timestampNtz  — permanent: readers and writers need it from then on
              tags
                + owner  = 'web'
                ~ tier   = 'gold'  (was 'silver')
                - t0
              comments
                ~ table  'new'""");
  }

  @Test
  void showsARejectedTable() {
    backend.has(observed(table("orders")));
    DesiredTable restricted =
        table("orders").toBuilder()
            .column(DesiredColumn.nullable("extra", ScalarType.STRING))
            .comment("changed")
            .scope(Scope.TAGS)
            .build();
    SyncReport report = engine.plan(List.of(restricted), SyncOptions.BASELINE);
    assertThat(report.diffText())
        .isEqualTo(
            """
            DIFF
            ====

            dev.silver.orders  (REJECTED — no SQL planned)
              columns
                + extra  String
              comments
                ~ table  'changed'""");
    String message =
        ((PlanningFailure) report.failed().get(0).failures().get(0)).validation().message();
    String second =
        ((PlanningFailure) report.failed().get(0).failures().get(1)).validation().message();
    assertThat(report.toText())
        .isEqualTo(
            """
            SYNC REPORT
            ===========

            PLAN — no planned SQL executed

            TABLE              STATUS           STATEMENTS  DETAIL
            dev.silver.orders  PLANNING_FAILED  —           Validation failed: UnmanagedAspectDrift (column structure) …

            Failures
            --------
              dev.silver.orders
                Validation failed: UnmanagedAspectDrift - %s
                    + extra String
                Validation failed: UnmanagedAspectDrift - %s
                    ~ table 'changed'

            1 table: 0 changed, 0 unchanged, 1 failed (1.2s)"""
                .formatted(message, second));
  }

  @Test
  void showsAMissingTableThatMayNotBeCreated() {
    DesiredTable restricted = table("orders").toBuilder().scope(Scope.TAGS).build();
    assertThat(engine.plan(List.of(restricted), SyncOptions.BASELINE).diffText())
        .isEqualTo("DIFF\n====\n\ndev.silver.orders\n  (missing, and not created — see failures)");
  }

  @Test
  void showsWhatWasAppliedAndWhatWasNot() {
    DesiredTable more =
        table("orders").toBuilder()
            .column(DesiredColumn.nullable("a", ScalarType.STRING))
            .column(DesiredColumn.nullable("b", ScalarType.STRING))
            .build();
    backend.has(observed(table("orders"))).has(observed(table("idle", "customers")));
    backend.rejects("orders: AddColumn b", "boom\nat line 2\n3\n4\n5\n6\n7");
    backend.rejects("customers: CreateTable", "boom");
    backend.cannotRead(name("unread"), "PermissionDenied", "no");
    backend.script(
        "lost: CreateTable",
        (fake, statement) -> {
          fake.cannotRead(name("lost"), "Down", "down");
          return new ExecutionOutcome.OutcomeUnknown(BackendFailure.of("Lost", "reset"));
        });
    SyncReport report =
        failing(
            List.of(
                more,
                table("customers"),
                table("lines", "customers"),
                table("idle", "customers"),
                table("unread"),
                table("lost"),
                table("zebra")));
    assertThat(report.diffText())
        .isEqualTo(
            """
            DIFF
            ====

            dev.silver.customers  (CREATE — not applied)
              columns
                + id  Integer  NOT NULL
              keys
                + primary key (id)  (id)

            dev.silver.idle
              (no changes, but see failures)

            dev.silver.lines  (CREATE — not applied)
              columns
                + id            Integer  NOT NULL
                + customers_id  Integer
              keys
                + primary key (id)            (id)
                + foreign key (customers_id)  (customers_id) → dev.silver.customers

            dev.silver.lost  (CREATE — outcome unknown, 0/1)
              columns
                + id  Integer  NOT NULL
              keys
                + primary key (id)  (id)

            dev.silver.orders  (partially applied, 1/2)
              columns
                + a  String
                + b  String

            dev.silver.unread
              (could not read — no diff)

            dev.silver.zebra  (CREATE)
              columns
                + id  Integer  NOT NULL
              keys
                + primary key (id)  (id)""");
    assertThat(report.toText())
        .isEqualTo(
            """
            SYNC REPORT
            ===========

            TABLE                 STATUS              STATEMENTS  DETAIL
            dev.silver.customers  EXECUTION_FAILED    0/1         Execution failed at statement 1: Refused
            dev.silver.idle       FOREIGN_KEY_FAILED  —           Foreign key (customers_id) → dev.silver.customers not appli…
            dev.silver.lines      FOREIGN_KEY_FAILED  0/2         Foreign key (customers_id) → dev.silver.customers not appli…
            dev.silver.lost       EXECUTION_FAILED    0/1         Execution failed at statement 1: Lost
            dev.silver.orders     EXECUTION_FAILED    1/2         Execution failed at statement 2: Refused
            dev.silver.unread     READ_FAILED         —           Read error: PermissionDenied
            dev.silver.zebra      SUCCESS             1/1         1 column, 1 key

            Failures
            --------
              dev.silver.customers
                Execution failed at statement 1: Refused - boom
                    SQL: customers: CreateTable
              dev.silver.idle
                Foreign key (customers_id) → dev.silver.customers on dev.silver.idle was not applied: dev.silver.customers has failed. Resolve its failure, and this table follows.
              dev.silver.lines
                Foreign key (customers_id) → dev.silver.customers on dev.silver.lines was not applied: dev.silver.customers has failed. Resolve its failure, and this table follows.
              dev.silver.lost
                Execution failed at statement 1: Lost - reset
                    whether the statement took effect is unknown, and a second look was not possible
                    the second look failed: down
                    SQL: lost: CreateTable
              dev.silver.orders
                Execution failed at statement 2: Refused - boom
                    at line 2
                    3
                    4
                    5
                    … (2 more lines)
                    SQL: orders: AddColumn b
              dev.silver.unread
                Read error: PermissionDenied - no

            7 tables: 1 applied, 1 partially applied, 2 not applied, 1 outcome unknown, 1 unchanged, 1 not planned (1.2s)""");
    assertThat(report.plannedSql())
        .isEqualTo(
            """
            -- dev.silver.customers
            customers: CreateTable;

            -- dev.silver.lines
            lines: CreateTable;
            lines: SetForeignKey customers_id;

            -- dev.silver.lost
            lost: CreateTable;

            -- dev.silver.orders
            orders: AddColumn a;
            orders: AddColumn b;

            -- dev.silver.zebra
            zebra: CreateTable;""");
  }

  @Test
  void alignsByCodePoint() {
    DesiredTable table =
        DesiredTable.builder("dev", "silver", "x")
            .column(DesiredColumn.nullable("\uD83D\uDE00", ScalarType.STRING))
            .column(DesiredColumn.nullable("ab", ScalarType.STRING))
            .build();
    assertThat(engine.plan(List.of(table), SyncOptions.BASELINE).diffText())
        .contains("\n    + \uD83D\uDE00   String\n    + ab  String");
  }

  @Test
  void doesNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(engine.sync(List.of(), SyncOptions.BASELINE).toText()).endsWith("(1.2s)");
    } finally {
      Locale.setDefault(before);
    }
  }

  private SyncReport failing(List<DesiredTable> tables) {
    try {
      engine.sync(tables, SyncOptions.BASELINE);
    } catch (SyncFailedException e) {
      return e.report();
    }
    throw new AssertionError("The run did not fail.");
  }
}
