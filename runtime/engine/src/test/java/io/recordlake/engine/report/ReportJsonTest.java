package io.recordlake.engine.report;

import static io.recordlake.engine.fake.Tables.name;
import static io.recordlake.engine.fake.Tables.observed;
import static io.recordlake.engine.fake.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.fake.FakeBackend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportJsonTest {
  private final FakeBackend backend = new FakeBackend();
  private final Engine engine = Engine.on(backend, new TickingClock());

  @Test
  void writesADryRun() {
    DesiredTable orders =
        table("orders").toBuilder()
            .column(
                DesiredColumn.nullable("note", ScalarType.STRING)
                    .withComment("it's \"so\"")
                    .withTags(Map.of("pii", "no")))
            .build();
    assertThat(engine.plan(List.of(orders), SyncOptions.BASELINE).toJson())
        .isEqualTo(
            """
            {
              "schema_version": 2,
              "started_at": "2026-01-01T00:00:00+00:00",
              "ended_at": "2026-01-01T00:00:01.240000+00:00",
              "dry_run": true,
              "has_changes": true,
              "has_failures": false,
              "tables": [
                {
                  "name": "dev.silver.orders",
                  "status": "SUCCESS",
                  "change_state": "planned",
                  "has_changes": true,
                  "has_failures": false,
                  "changes": [
                    {
                      "kind": "columns",
                      "operation": "add",
                      "subject": "id",
                      "detail": "Integer NOT NULL"
                    },
                    {
                      "kind": "columns",
                      "operation": "add",
                      "subject": "note",
                      "detail": "String"
                    },
                    {
                      "kind": "keys",
                      "operation": "add",
                      "subject": "primary key (id)",
                      "detail": "(id)"
                    },
                    {
                      "kind": "comments",
                      "operation": "add",
                      "subject": "column note",
                      "detail": "'it's \\"so\\"'"
                    },
                    {
                      "kind": "tags",
                      "operation": "add",
                      "subject": "column note.pii",
                      "detail": "= 'no'"
                    }
                  ],
                  "rejected_changes": [ ],
                  "planned_sql_statements": [
                    "orders: CreateTable",
                    "orders: SetColumnTag note.pii"
                  ],
                  "planned_statements": [
                    {
                      "sql": "orders: CreateTable",
                      "actions": [
                        {
                          "kind": "CreateTable",
                          "subject": ""
                        }
                      ]
                    },
                    {
                      "sql": "orders: SetColumnTag note.pii",
                      "actions": [
                        {
                          "kind": "SetColumnTag",
                          "subject": "note.pii"
                        }
                      ]
                    }
                  ],
                  "failures": [ ],
                  "execution": null
                }
              ]
            }""");
  }

  @Test
  void writesEveryKindOfFailure() throws IOException {
    backend
        .cannotRead(name("a"), "PermissionDenied", "no\r\nway")
        .has(observed(table("b")))
        .script(
            "c: CreateTable",
            (fake, statement) ->
                new ExecutionOutcome.Rejected(
                    new BackendFailure("ServerError", "QUOTA_EXCEEDED", "boom"), false));
    DesiredTable restricted = table("b").toBuilder().comment("new").scope(Scope.TAGS).build();
    SyncReport report = failing(List.of(table("a"), restricted, table("c"), table("d", "a")));
    JsonNode tables = read(report).get("tables");
    assertThat(tables.get(0).get("failures"))
        .hasToString(
            "[{\"phase\":\"READ\",\"type\":\"ReadFailure\","
                + "\"message\":\"Read error: PermissionDenied - no way\","
                + "\"exception_type\":\"PermissionDenied\",\"condition\":null,"
                + "\"diagnostic\":\"no\\r\\nway\"}]");
    JsonNode validation = tables.get(1).get("failures").get(0);
    assertThat(validation.get("rule").asText()).isEqualTo("UnmanagedAspectDrift");
    assertThat(validation.get("message").asText())
        .startsWith("Validation failed: UnmanagedAspectDrift - ")
        .doesNotContain("~");
    assertThat(validation.get("subject").asText()).isEqualTo("table comment");
    assertThat(validation.get("details")).hasToString("[\"~ table 'new'\"]");
    assertThat(tables.get(1).get("rejected_changes"))
        .hasToString(
            "[{\"kind\":\"comments\",\"operation\":\"change\",\"subject\":\"table\","
                + "\"detail\":\"'new'\"}]");
    assertThat(tables.get(2).get("failures"))
        .hasToString(
            "[{\"phase\":\"EXECUTION\",\"type\":\"ExecutionFailure\","
                + "\"message\":\"Execution failed at statement 1: ServerError - boom"
                + " SQL: c: CreateTable\","
                + "\"exception_type\":\"ServerError\",\"condition\":\"QUOTA_EXCEEDED\","
                + "\"diagnostic\":\"boom\",\"statement_index\":0,"
                + "\"sql\":\"c: CreateTable\",\"outcome\":\"rejected\",\"details\":[]}]");
    assertThat(tables.get(2).get("execution")).hasToString("{\"applied\":0,\"total\":1}");
    assertThat(tables.get(3).get("failures"))
        .hasToString(
            "[{\"phase\":\"FOREIGN_KEY\",\"type\":\"ForeignKeyFailure\","
                + "\"message\":\"Foreign key (a_id) → dev.silver.a on dev.silver.d was not applied:"
                + " dev.silver.a has failed. Resolve its failure, and this table follows.\","
                + "\"reason\":\"BLOCKED_BY_FAILED_DEPENDENCY\",\"columns\":[\"a_id\"],"
                + "\"references\":\"dev.silver.a\"}]");
    assertThat(tables.findValuesAsText("change_state"))
        .containsExactly("not planned", "not planned", "not applied", "not applied");
  }

  @Test
  void groupsActionsByStatement() throws IOException {
    backend.has(observed(table("a")));
    DesiredTable tagged = table("a").toBuilder().tag("x", "1").tag("y", "2").build();
    SyncReport report =
        engine.sync(List.of(tagged), SyncOptions.BASELINE.statements(Statements.COALESCED));
    JsonNode table = read(report).get("tables").get(0);
    assertThat(table.get("planned_statements"))
        .hasToString(
            "[{\"sql\":\"a: SetTableTag x + SetTableTag y\",\"actions\":["
                + "{\"kind\":\"SetTableTag\",\"subject\":\"x\"},"
                + "{\"kind\":\"SetTableTag\",\"subject\":\"y\"}]}]");
    assertThat(table.get("changes")).hasSize(2);
    assertThat(table.get("execution")).hasToString("{\"applied\":1,\"total\":1}");
  }

  @Test
  void writesTheSameTextWhateverTheOrderOfTheInput() {
    List<DesiredTable> tables = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      tables.add(i < 3 ? table("t" + i) : table("t" + i, "t" + (i % 3), "t" + (i - 1)));
    }
    Clock fixed = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
    Engine still = Engine.on(backend, fixed);
    String expected = still.plan(tables).toJson();
    Collections.reverse(tables);
    assertThat(still.plan(tables).toJson()).isEqualTo(expected);
  }

  private static JsonNode read(SyncReport report) throws IOException {
    return new ObjectMapper().readTree(report.toJson());
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
