package io.recordlake.model.table;

import static io.recordlake.model.table.DesiredColumn.notNull;
import static io.recordlake.model.table.DesiredColumn.nullable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Found;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.type.ScalarType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DesiredTableTest {
  private static final QualifiedName PARENT = QualifiedName.parse("dev.shop.parent");

  @Test
  void needsAColumn() {
    assertProblems(table(), "RL1002 columns");
  }

  @Test
  void namesEachColumnOnceIgnoringCase() {
    assertProblems(
        table(column("id"), column("Id"), column("other"), column("ID")),
        "RL1003 columns[1].name",
        "RL1003 columns[3].name");
  }

  @Test
  void refersToItsColumnsInTheirVerySpelling() {
    assertProblems(
        table(column("id"), column("day")).partitionedBy("Id"), "RL1004 partitionedBy[0]");
    assertProblems(
        table(column("id")).clusteredBy("id", "nope", "ID"),
        "RL1004 clusteredBy[1]",
        "RL1004 clusteredBy[2]",
        "RL1005 clusteredBy[2]");
    assertProblems(
        table(notNull("id", ScalarType.LONG)).primaryKey("id", "nope"), "RL1004 primaryKey[1]");
    assertProblems(
        table(column("id"), column("b")).foreignKey(foreignKey(null, "b", "Nope")),
        "RL1004 foreignKeys[0].columns[1]");
  }

  @Test
  void namesEachLayoutColumnOnce() {
    assertProblems(
        table(column("id"), column("day")).partitionedBy("day", "day"), "RL1005 partitionedBy[1]");
    assertProblems(table(column("id")).clusteredBy("id", "id"), "RL1005 clusteredBy[1]");
  }

  @Test
  void hasNoNullableKeyColumn() {
    assertProblems(
        table(column("a"), notNull("b", ScalarType.LONG), column("c")).primaryKey("c", "b", "a"),
        "RL1007 columns[0].nullable",
        "RL1007 columns[2].nullable");
  }

  @Test
  void hasOneForeignKeyPerSetOfColumns() {
    assertProblems(
        table(column("a"), column("b"))
            .foreignKey(foreignKey(null, "a"))
            .foreignKey(foreignKey(null, "b", "a"))
            .foreignKey(foreignKey("x", "a", "b"))
            .foreignKey(foreignKey("y", "a")),
        "RL1008 foreignKeys[2]",
        "RL1008 foreignKeys[3]");
  }

  @Test
  void hasOneForeignKeyPerConstraintName() {
    assertProblems(
        table(column("a"), column("b"), column("c"))
            .foreignKey(foreignKey("fk", "a"))
            .foreignKey(foreignKey("FK", "b"))
            .foreignKey(foreignKey(null, "c")),
        "RL1009 foreignKeys[1].name");
    assertProblems(
        table(column("a"), column("b"))
            .foreignKey(foreignKey(null, "a"))
            .foreignKey(foreignKey(null, "b")));
  }

  @Test
  void hasNoBlankTagKey() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("pii", "true");
    tags.put("\u00A0", "x");
    assertProblems(
        table(column("a"), column("b").withTags(tags)).tag("x", "y").tag("", ""),
        "RL1010 tags[1].key",
        "RL1010 columns[1].tags[1].key");
  }

  @Test
  void renamesInFullScopeAlone() {
    for (Scope scope : Scope.values()) {
      DesiredTable.Builder builder = table(column("a").withRenamedFrom("old")).scope(scope);
      if (scope == Scope.FULL) {
        assertProblems(builder);
      } else {
        assertProblems(builder, "RL1011 columns[0].renamedFrom");
        assertThat(builder.problems().get(0).message())
            .isEqualTo(
                "the rename from \"old\" can never run: scope "
                    + scope.label()
                    + " does not manage column structure");
      }
    }
  }

  @Test
  void renamesFromColumnsThatAreGone() {
    assertProblems(
        table(column("a").withRenamedFrom("B"), column("b").withRenamedFrom("a")),
        "RL1012 columns[0].renamedFrom",
        "RL1012 columns[1].renamedFrom");
  }

  @Test
  void renamesEachColumnOnce() {
    assertProblems(
        table(
            column("a").withRenamedFrom("old"),
            column("b").withRenamedFrom("OLD"),
            column("c").withRenamedFrom("older")),
        "RL1013 columns[1].renamedFrom");
  }

  @Test
  void renamesNoColumnFromItself() {
    assertProblems(table(column("a").withRenamedFrom("A")), "RL1014 columns[0].renamedFrom");
  }

  @Test
  void dropsNoDeclaredColumn() {
    assertProblems(
        table(column("a"), column("b")).droppedColumns("gone", "B"), "RL1016 droppedColumns[1]");
  }

  @Test
  void reportsAllProblemsAtOnce() {
    DesiredTable.Builder builder =
        table(column("a"), column("A"))
            .partitionedBy("x")
            .clusteredBy("y")
            .primaryKey("a")
            .foreignKey(foreignKey(null, "z"))
            .tag("", "")
            .droppedColumns("a");
    assertProblems(
        builder,
        "RL1003 columns[1].name",
        "RL1004 partitionedBy[0]",
        "RL1004 clusteredBy[0]",
        "RL1007 columns[0].nullable",
        "RL1007 columns[1].nullable",
        "RL1004 foreignKeys[0].columns[0]",
        "RL1010 tags[0].key",
        "RL1016 droppedColumns[0]");
    assertThatThrownBy(builder::build)
        .hasMessageStartingWith(
            "[RL1003] dev.shop.orders columns[1].name: Duplicate column \"A\""
                + " (names are compared ignoring case).\nRename one of the two columns.\n"
                + "[RL1004] dev.shop.orders partitionedBy[0]: Partition column not found: \"x\".\n");
  }

  @Test
  void findsItsColumnsIgnoringCase() {
    DesiredTable table = table(column("a"), column("Order Id")).build();
    assertThat(table.column(Identifier.of("ORDER ID"))).isEqualTo(column("Order Id"));
    assertThat(table.column(Identifier.of("orderid"))).isNull();
  }

  @Test
  void tellsWhatItDeclaresOfAProperty() {
    DesiredTable table =
        table(column("a")).property("k", "v").property("gone", PropertyIntent.absent()).build();
    assertThat(table.declares("k", "v")).isTrue();
    assertThat(table.declares("k", "w")).isFalse();
    assertThat(table.declares("gone", "v")).isFalse();
    assertThat(table.declares("other", "v")).isFalse();
  }

  private static DesiredColumn column(String name) {
    return nullable(name, ScalarType.LONG);
  }

  private static DesiredTable.Builder table(DesiredColumn... columns) {
    return DesiredTable.builder("dev", "shop", "orders").columns(List.of(columns));
  }

  private static DesiredForeignKey foreignKey(@Nullable String name, String... columns) {
    List<Identifier> local = Identifier.listOf(columns);
    return new DesiredForeignKey(local, PARENT, local, name == null ? null : Identifier.of(name));
  }

  /** The collected problems are those that building throws, or building succeeds. */
  private static void assertProblems(DesiredTable.Builder builder, String... expected) {
    assertThat(Found.at(builder.problems())).containsExactly(expected);
    if (expected.length == 0) {
      assertThat(builder.build()).isNotNull();
    } else {
      assertThatThrownBy(builder::build)
          .isInstanceOfSatisfying(
              InvalidDeclarationException.class,
              e -> assertThat(Found.at(e.problems())).containsExactly(expected));
    }
  }
}
