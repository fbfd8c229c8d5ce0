package io.recordlake.deltasql.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.deltasql.read.CatalogQuery.Kind;
import io.recordlake.deltasql.read.FakeCatalog.Row;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TableAbsent;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnapshotReaderTest {
  private static final QualifiedName A = new QualifiedName("dev", "s", "a");
  private static final QualifiedName B = new QualifiedName("dev", "s", "b");
  private static final BackendFailure LOST = BackendFailure.of("IOException", "gone");

  @Test
  void putsATableTogether() {
    FakeCatalog catalog =
        new FakeCatalog()
            .rows(Kind.PRESENCE, "'a'", row("s", "a"))
            .rows(
                Kind.DESCRIBE,
                "`a`",
                row(
                    """
                    {"columns":[{"name":"Id","type":{"name":"int"},"nullable":false},
                     {"name":"Ref","type":{"name":"int"},"comment":"c"},
                     {"name":"z","type":{"name":"timestamp_ntz"}}],
                     "type":"STREAMING_TABLE","provider":"delta","comment":"t",
                     "clustering_columns":["Ref"],
                     "table_properties":{"delta.feature.timestampNtz":"supported",
                      "delta.enableTypeWidening":"true","delta.enableDeletionVectors":"true"}}
                    """))
            .rows(
                Kind.COLUMN_TAGS,
                "'a'",
                row("a", "id", "pii", "no"),
                row("a", "ID", "flag", null),
                row("a", "gone", "x", "y"))
            .rows(Kind.TABLE_TAGS, "'a'", row("a", "domain", "sales"), row("a", "Domain", "x"))
            .rows(Kind.PRIMARY_KEYS, "'a'", row("a", "a_pk", "Id"))
            .rows(
                Kind.FOREIGN_KEYS,
                "'a'",
                row("a", "fk2", "z", "dev", "s", "b", "y"),
                row("a", "fk1", "Ref", "DEV", "s", "A", "Id"),
                row("a", "fk2", "Id", "dev", "s", "b", "x"))
            .rows(Kind.INBOUND_REFERENCES, "'a'", row("a", "fk1", "dev", "s", "A"));
    assertThat(SnapshotReader.read(List.of(A), catalog))
        .containsExactly(
            new TablePresent(
                ObservedTable.builder(A)
                    .column(
                        new ObservedColumn(
                            Identifier.of("Id"),
                            ScalarType.INTEGER,
                            false,
                            "",
                            Map.of("pii", "no", "flag", "")))
                    .column(
                        new ObservedColumn(
                            Identifier.of("Ref"), ScalarType.INTEGER, true, "c", Map.of()))
                    .column(
                        new ObservedColumn(
                            Identifier.of("z"), ScalarType.TIMESTAMP_NTZ, true, "", Map.of()))
                    .comment("t")
                    .tags(Map.of("domain", "sales", "Domain", "x"))
                    .clusteredBy(Identifier.listOf("Ref"))
                    .primaryKey(
                        new ObservedPrimaryKey(Identifier.listOf("Id"), Identifier.of("a_pk")))
                    .foreignKey(
                        new ObservedForeignKey(
                            Identifier.listOf("Id", "z"),
                            B,
                            Identifier.listOf("x", "y"),
                            Identifier.of("fk2")))
                    .foreignKey(
                        new ObservedForeignKey(
                            Identifier.listOf("Ref"),
                            A,
                            Identifier.listOf("Id"),
                            Identifier.of("fk1")))
                    .property("delta.enableTypeWidening", "true")
                    .feature(TableFeature.TIMESTAMP_NTZ)
                    .inboundReference(new InboundReference(Identifier.of("fk1"), A))
                    .kind(RelationKind.STREAMING_TABLE)
                    .build()));
  }

  @Test
  void aTableIsAbsentOnlyInASchemaThatExists() {
    FakeCatalog catalog =
        new FakeCatalog()
            .rows(Kind.PRESENCE, "'s'", row("s", null))
            .fails(Kind.PRESENCE, "'forbidden'", LOST);
    QualifiedName nowhere = new QualifiedName("dev", "nowhere", "x");
    QualifiedName forbidden = new QualifiedName("dev", "forbidden", "x");
    List<CatalogState> states = SnapshotReader.read(List.of(forbidden, A, nowhere, B), catalog);
    assertThat(states.get(0)).isEqualTo(new ReadFailed(forbidden, LOST));
    assertThat(states.get(1)).isEqualTo(new TableAbsent(A));
    assertThat(failure(states.get(2)).type()).isEqualTo("SchemaNotFoundError");
    assertThat(failure(states.get(2)).message()).contains("dev.nowhere does not exist");
    assertThat(states.get(3)).isEqualTo(new TableAbsent(B));
    assertThat(catalog.asked(Kind.DESCRIBE)).isZero();
    assertThat(catalog.asked).hasSize(3);
  }

  @Test
  void aTableThatIsDroppedInBetweenIsAbsent() {
    FakeCatalog catalog =
        present()
            .fails(Kind.DESCRIBE, "`a`", BackendFailure.of("E", " [TABLE_OR_VIEW_NOT_FOUND] gone"));
    assertThat(SnapshotReader.read(List.of(A), catalog)).containsExactly(new TableAbsent(A));
  }

  @ParameterizedTest
  @CsvSource({
    "[TABLE_OR_VIEW_NOT_FOUND.SUB] x,",
    "[SCHEMA_NOT_FOUND] x,",
    "x [TABLE_OR_VIEW_NOT_FOUND],",
    "[TABLE_OR_VIEW_NOT_FOUND] x,SCHEMA_NOT_FOUND"
  })
  void everyOtherConditionIsAFailedRead(String message, @Nullable String condition) {
    BackendFailure failure = new BackendFailure("E", condition, message);
    FakeCatalog catalog = present().fails(Kind.DESCRIBE, "`a`", failure);
    assertThat(SnapshotReader.read(List.of(A), catalog))
        .containsExactly(new ReadFailed(A, failure));
  }

  @Test
  void oneTablesFailureHidesNoOther() {
    FakeCatalog catalog =
        new FakeCatalog()
            .rows(Kind.PRESENCE, "'a'", row("s", "b"), row("s", "a"))
            .rows(Kind.DESCRIBE, "`a`", describe("\"type\":\"VIEW\",\"provider\":\"delta\""))
            .rows(Kind.DESCRIBE, "`b`", describe("\"type\":\"EXTERNAL\",\"provider\":\"delta\""));
    List<CatalogState> states = SnapshotReader.read(List.of(A, B), catalog);
    assertThat(failure(states.get(0)))
        .isEqualTo(
            BackendFailure.of(
                "UnsupportedRelationError",
                "It is a view (VIEW). Only Delta tables (types MANAGED and EXTERNAL) and streaming"
                    + " tables (type STREAMING_TABLE), with provider \"delta\", can be managed."));
    assertThat(states.get(1)).isInstanceOf(TablePresent.class);
    assertThat(catalog.asked.stream().filter(query -> query.kind() == Kind.TABLE_TAGS))
        .extracting(CatalogQuery::sql)
        .containsExactly(
            "SELECT table_name, tag_name, tag_value FROM `dev`.information_schema.table_tags WHERE"
                + " schema_name = 's' AND table_name IN ('b')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "provider":"delta"                                 | states no type
          "type":"managed","provider":"delta"                | of type "managed".
          "type":"MANAGED"                                   | states no provider
          "type":"MANAGED","provider":"DELTA"                | provider is "DELTA"
          "type":"MANAGED","provider":"iceberg"              | provider is "iceberg"
          "type":"MATERIALIZED_VIEW","provider":"delta"      | a materialized view
          "type":"METRIC_VIEW","provider":"delta"            | a metric view
          "type":"FOREIGN","provider":"delta"                | a table of another system (FOREIGN)
          "type":"MANAGED_SHALLOW_CLONE","provider":"delta"  | a shallow clone
          "type":"EXTERNAL_SHALLOW_CLONE","provider":"delta" | a shallow clone
          """)
  void refusesWhatCannotBeManagedByName(String fields, String message) {
    FakeCatalog catalog = present().rows(Kind.DESCRIBE, "`a`", describe(fields));
    BackendFailure failure = failure(SnapshotReader.read(List.of(A), catalog).get(0));
    assertThat(failure.type()).isEqualTo("UnsupportedRelationError");
    assertThat(failure.message()).contains(message);
    assertThat(catalog.asked).hasSize(2);
  }

  @Test
  void anUnansweredQueryFailsTheTablesItAskedAbout() {
    FakeCatalog catalog = present().rows(Kind.DESCRIBE, "", delta());
    catalog.fails(Kind.PRIMARY_KEYS, "'a'", LOST);
    assertThat(SnapshotReader.read(List.of(A, B), catalog))
        .containsExactly(new ReadFailed(A, LOST), new ReadFailed(B, LOST));
  }

  @Test
  void partsThatDoNotFitFailTheTable() {
    FakeCatalog misspelt =
        present()
            .rows(Kind.DESCRIBE, "`a`", delta())
            .rows(Kind.PRIMARY_KEYS, "'a'", row("a", "k", "ID"));
    assertThat(failure(SnapshotReader.read(List.of(A), misspelt).get(0)))
        .satisfies(
            failure -> {
              assertThat(failure.type()).isEqualTo("InconsistentMetadataError");
              assertThat(failure.message()).contains("Primary key column not found");
            });
    FakeCatalog twoKeys =
        present()
            .rows(Kind.DESCRIBE, "`a`", delta())
            .rows(Kind.PRIMARY_KEYS, "'a'", row("a", "k", "id"), row("a", "l", "id"));
    assertThat(failure(SnapshotReader.read(List.of(A), twoKeys).get(0)).message())
        .contains("several primary keys: k, l");
    FakeCatalog noName =
        present()
            .rows(Kind.DESCRIBE, "`a`", delta())
            .rows(Kind.TABLE_TAGS, "'a'", row("a", null, "x"));
    assertThat(failure(SnapshotReader.read(List.of(A), noName).get(0)).message())
        .isEqualTo("the catalog answers no tag_name where it lists table tags");
  }

  @Test
  void noDocumentOrSeveralFailTheTable() {
    for (FakeCatalog catalog :
        List.of(
            present(),
            present().rows(Kind.DESCRIBE, "`a`", delta(), delta()),
            present().rows(Kind.DESCRIBE, "`a`", row((String) null)))) {
      assertThat(failure(SnapshotReader.read(List.of(A), catalog).get(0)).type())
          .isEqualTo("MetadataParseError");
    }
  }

  @Test
  void asksOncePerTableAndSixTimesPerTwoHundred() {
    List<QualifiedName> names =
        IntStream.range(0, 250).mapToObj(i -> new QualifiedName("dev", "s", "t" + i)).toList();
    FakeCatalog catalog = new FakeCatalog().rows(Kind.DESCRIBE, "", delta());
    for (int from : List.of(0, 200)) {
      catalog.rows(
          Kind.PRESENCE,
          "('t" + from + "'",
          IntStream.range(from, Math.min(from + 200, 250))
              .mapToObj(i -> row("s", "t" + i))
              .toArray(Row[]::new));
    }
    assertThat(SnapshotReader.read(names, catalog))
        .allSatisfy(state -> assertThat(state).isInstanceOf(TablePresent.class))
        .extracting(CatalogState::name)
        .isEqualTo(names);
    assertThat(catalog.asked).hasSize(250 + 2 * 6);
  }

  private static FakeCatalog present() {
    return new FakeCatalog().rows(Kind.PRESENCE, "'a'", row("s", "a"), row("s", "b"));
  }

  private static Row delta() {
    return describe("\"type\":\"MANAGED\",\"provider\":\"delta\"");
  }

  private static Row describe(String fields) {
    return row("{\"columns\":[{\"name\":\"id\",\"type\":{\"name\":\"int\"}}]," + fields + "}");
  }

  private static Row row(@Nullable String... values) {
    return Row.of(values);
  }

  private static BackendFailure failure(CatalogState state) {
    assertThat(state).isInstanceOf(ReadFailed.class);
    return ((ReadFailed) state).failure();
  }
}
