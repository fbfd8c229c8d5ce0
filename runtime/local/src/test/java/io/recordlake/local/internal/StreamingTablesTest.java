package io.recordlake.local.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.ScalarType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Streaming tables belong to a pipeline: only their annotations change. */
class StreamingTablesTest {

  private static final QualifiedName NAME = QualifiedName.parse("dev.shop.events");

  @TempDir Path root;

  @BeforeEach
  void seed() {
    ObservedTable events =
        ObservedTable.builder(NAME)
            .column(
                new ObservedColumn(
                    Identifier.of("id"), ScalarType.LONG, false, "", Map.of("old", "1")))
            .kind(RelationKind.STREAMING_TABLE)
            .tags(Map.of("old", "1"))
            .build();
    Seeding.write(root, List.of(new Seeding.Seed(events, Map.of())));
  }

  @Test
  void changesAnnotations() {
    run(
        "ALTER STREAMING TABLE T! SET TAGS ('a'='1')",
        "ALTER TABLE T! SET TAGS ('b'='2')",
        "ALTER STREAMING TABLE T! UNSET TAGS ('old')",
        "ALTER STREAMING TABLE T! ALTER COLUMN `id` SET TAGS ('c'='3')",
        "ALTER STREAMING TABLE T! ALTER COLUMN `id` UNSET TAGS ('old')",
        "ALTER STREAMING TABLE T! ALTER COLUMN `id` COMMENT 'the id'",
        "COMMENT ON TABLE T! IS 'events'");

    assertThat(read())
        .isEqualTo(
            ObservedTable.builder(NAME)
                .column(
                    new ObservedColumn(
                        Identifier.of("id"), ScalarType.LONG, false, "the id", Map.of("c", "3")))
                .kind(RelationKind.STREAMING_TABLE)
                .tags(Map.of("a", "1", "b", "2"))
                .comment("events")
                .build());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ALTER TABLE T! UNSET TAGS ('old')",
        "ALTER TABLE T! ALTER COLUMN `id` COMMENT 'x'",
        "ALTER STREAMING TABLE T! ADD COLUMN `n` INT",
        "ALTER TABLE T! ADD COLUMN `n` INT",
        "ALTER STREAMING TABLE T! SET TBLPROPERTIES ('delta.logRetentionDuration'='interval 1"
            + " day')",
        "ALTER STREAMING TABLE T! ALTER COLUMN `id` DROP NOT NULL",
        "ALTER STREAMING TABLE T! CLUSTER BY (`id`)",
        "ALTER STREAMING TABLE T! ADD PRIMARY KEY (`id`)"
      })
  void refusesEverythingElse(String statement) {
    ObservedTable before = read();

    assertThat(execute(statement))
        .isInstanceOfSatisfying(
            ExecutionOutcome.Rejected.class,
            rejected ->
                assertThat(rejected.failure().condition())
                    .isEqualTo("STREAMING_TABLE_OPERATION_NOT_ALLOWED"));
    assertThat(read()).isEqualTo(before);
  }

  private void run(String... statements) {
    for (String statement : statements) {
      assertThat(execute(statement)).as(statement).isEqualTo(ExecutionOutcome.Applied.APPLIED);
    }
  }

  private ExecutionOutcome execute(String statement) {
    String sql = statement.replace("T!", "`dev`.`shop`.`events`");
    try (LocalBackend backend = LocalBackend.open(root)) {
      return backend.execute(
          new CompiledStatement(NAME, sql, List.of(new SetTableComment("new", "old"))));
    }
  }

  private ObservedTable read() {
    try (LocalBackend backend = LocalBackend.open(root)) {
      return ((CatalogState.TablePresent) backend.read(List.of(NAME)).get(0)).table();
    }
  }
}
