package io.recordlake.planning;

import static io.recordlake.planning.Planned.MAPPING;
import static io.recordlake.planning.Planned.catalog;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.notNull;
import static io.recordlake.planning.Planned.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.Scope;
import io.recordlake.planning.rule.ColumnDrops;
import io.recordlake.planning.rule.RuleName;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EligibilityTest {
  @ParameterizedTest
  @EnumSource
  void refusesAnotherSpellingAtEveryScope(Scope scope) {
    Planned.over(table(column("requestId")), table(column("requestid")).scope(scope))
        .fails(
            RuleName.COLUMN_SPELLING_MUST_MATCH_CATALOG,
            "requestid",
            "The column is declared as \"requestid\" and the catalog spells it \"requestId\"."
                + " Declare it as the catalog spells it.");
  }

  @Test
  void refusesEachColumnOfAnotherSpelling() {
    Planned.over(
            table(column("a"), column("b"), column("c")),
            table(column("B"), column("A"), column("c")))
        .fails("ColumnSpellingMustMatchCatalog: B", "ColumnSpellingMustMatchCatalog: A");
  }

  @ParameterizedTest
  @EnumSource
  void createsTablesInFullScopeOnly(Scope scope) {
    Planned planned = Planned.of(table(column("a")).scope(scope), null);
    if (scope == Scope.FULL) {
      planned.succeeds("CreateTable");
    } else {
      planned.fails(
          RuleName.MISSING_TABLE_UNMANAGED,
          "",
          "The table is missing, and a declaration of scope "
              + scope.label()
              + " may not create it. Create it elsewhere, or declare it with full scope.");
    }
  }

  @ParameterizedTest
  @EnumSource
  void leavesTheDefinitionOfAStreamingTableToItsPipeline(Scope scope) {
    Planned planned =
        Planned.of(
            table(column("a")).scope(scope),
            catalog(table(column("a"))).kind(RelationKind.STREAMING_TABLE));
    if (scope.within(Scope.ANNOTATIONS)) {
      planned.succeeds();
    } else {
      planned.fails(
          RuleName.STREAMING_TABLE_ANNOTATIONS_ONLY,
          "",
          "The table is a streaming table: its definition belongs to its pipeline, and the"
              + " declaration has scope "
              + scope.label()
              + ". Declare it with scope annotations or tags.");
    }
  }

  @Test
  void refusesDriftOfWhatTheScopeDoesNotOwn() {
    Planned planned =
        Planned.over(
            table(column("b").withComment("old"), column("a")).comment("old").tag("old", "1"),
            table(column("b").withTags(Map.of("k", "v")), column("c"))
                .comment("new")
                .tag("new", "1")
                .partitionedBy("c")
                .scope(Scope.TAGS));
    planned.fails(
        "UnmanagedAspectDrift: column structure",
        "UnmanagedAspectDrift: column comments",
        "UnmanagedAspectDrift: table comment",
        "UnmanagedAspectDrift: partitioning");
    assertThat(planned.failures().get(0).message())
        .isEqualTo(
            "A declaration of scope tags does not own column structure, and the catalog differs"
                + " there. Declare what the catalog has, or widen the scope.");
    assertThat(planned.failures().get(0).details()).containsExactly("+ c Long", "- a");
    assertThat(planned.failures().get(1).details()).hasSize(1);
    assertThat(planned.failures().get(3).details()).hasSize(1);
  }

  @Test
  void resolvesDriftOfWhatTheScopeOwns() {
    DesiredTable.Builder before = table(notNull("a")).tag("old", "1");
    DesiredTable.Builder after = table(notNull("a").withComment("c")).comment("c").primaryKey("a");
    Planned.over(before, after.scope(Scope.METADATA))
        .succeeds("UnsetTableTag old", "SetColumnComment a", "SetTableComment", "SetPrimaryKey a");
    Planned.over(before, after.scope(Scope.ANNOTATIONS)).fails("UnmanagedAspectDrift: primary key");
  }

  @Test
  void passesOverPropertiesBelowFullScope() {
    Planned.over(
            table(column("a")).property(MAPPING, "name"),
            table(column("a")).property("delta.enableTypeWidening", "true").scope(Scope.METADATA))
        .succeeds();
  }

  @Test
  void refusesWhatTheBackendCannotStore() {
    DesiredTable.Builder rich =
        table(notNull("id").withTags(Map.of("k", "v")), column("p"))
            .tag("k", "v")
            .primaryKey("id")
            .foreignKey(
                new DesiredForeignKey(
                    Identifier.listOf("p"),
                    table(column("x")).build().name(),
                    Identifier.listOf("id"),
                    null));
    Planned planned =
        Planned.of(rich, null, new Capabilities(java.util.Set.of()), ColumnDrops.ALLOWED);
    planned.fails(
        "UnsupportedByBackend: primary keys",
        "UnsupportedByBackend: foreign keys",
        "UnsupportedByBackend: tags on tables",
        "UnsupportedByBackend: tags on columns");
    assertThat(planned.failures().get(0).message())
        .isEqualTo(
            "The declaration has primary keys, and this backend does not store them. Remove them"
                + " from the declaration, or use a backend that does.");
    for (Capability capability :
        List.of(
            Capability.PRIMARY_KEYS,
            Capability.FOREIGN_KEYS,
            Capability.TABLE_TAGS,
            Capability.COLUMN_TAGS)) {
      Planned.of(rich, catalog(rich), Capabilities.allBut(capability), ColumnDrops.ALLOWED)
          .fails("UnsupportedByBackend: " + capability.label());
    }
  }

  @Test
  void asksForNothingThatIsNotDeclared() {
    Planned.of(
            table(column("a")),
            catalog(table(column("a"))),
            new Capabilities(java.util.Set.of()),
            ColumnDrops.ALLOWED)
        .succeeds();
  }

  @Test
  void refusesStreamingTablesThatTheBackendCannotChange() {
    Planned.of(
            table(column("a")).scope(Scope.TAGS),
            catalog(table(column("a"))).kind(RelationKind.STREAMING_TABLE),
            Capabilities.allBut(Capability.STREAMING_TABLES),
            ColumnDrops.ALLOWED)
        .fails(
            RuleName.UNSUPPORTED_BY_BACKEND,
            "streaming tables",
            "The table is a streaming table, and this backend does not change those. Take it out"
                + " of the run, or use a backend that does.");
  }

  @Test
  void evaluatesEveryCheckInOrder() {
    Planned.of(
            table(column("A"), column("b")).tag("k", "v").comment("c").scope(Scope.METADATA),
            catalog(table(column("a"))).kind(RelationKind.STREAMING_TABLE),
            Capabilities.allBut(Capability.TABLE_TAGS),
            ColumnDrops.ALLOWED)
        .fails(
            "ColumnSpellingMustMatchCatalog: A",
            "StreamingTableAnnotationsOnly:",
            "UnmanagedAspectDrift: column structure",
            "UnsupportedByBackend: tags on tables");
    Planned.of(
            table(column("a")).tag("k", "v").scope(Scope.TAGS),
            null,
            Capabilities.allBut(Capability.TABLE_TAGS),
            ColumnDrops.ALLOWED)
        .fails("MissingTableUnmanaged:", "UnsupportedByBackend: tags on tables");
  }

  @Test
  void keepsTheSafetyRulesSilent() {
    Planned.over(table(column("a")), table(column("A"), notNull("b")))
        .fails("ColumnSpellingMustMatchCatalog: A");
  }
}
