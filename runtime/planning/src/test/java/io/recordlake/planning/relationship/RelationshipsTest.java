package io.recordlake.planning.relationship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RelationshipsTest {
  @Test
  void ordersUnrelatedTablesByName() {
    assertThat(order(table("zeta"), table("alpha"), table("mid")))
        .containsExactly("alpha", "mid", "zeta");
  }

  @Test
  void ordersByCatalogAndSchemaBeforeName() {
    DesiredTable other =
        DesiredTable.builder("dev", "bronze", "zz")
            .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
            .build();
    assertThat(order(table("a"), other)).containsExactly("zz", "a");
  }

  @Test
  void putsParentsDirectlyBeforeTheFirstChildThatNeedsThem() {
    assertThat(order(table("a", "z"), table("b"), table("z"))).containsExactly("z", "a", "b");
    assertThat(order(table("d", "c", "b"), table("c", "a"), table("b", "a"), table("a")))
        .containsExactly("a", "b", "c", "d");
  }

  @Test
  void ordersAComponentFromTheTableThatTheSearchFinishesLast() {
    assertThat(order(table("a", "c"), table("b", "a"), table("c", "b"), table("d", "b")))
        .containsExactly("a", "b", "c", "d");
    assertThat(order(table("a", "b", "c"), table("b", "a"), table("c", "a")))
        .containsExactly("a", "b", "c");
  }

  @Test
  void refusesTwoTablesOfOneName() {
    assertThatThrownBy(() -> Relationships.resolve(List.of(table("a"), table("A"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Two tables are named dev.silver.a.");
  }

  @Test
  void knowsForWhichKeysATableWaits() {
    Relationships resolved =
        Relationships.resolve(List.of(table("a", "b", "ghost", "a"), table("b")));
    assertThat(resolved.edges(name("a"))).map(key -> key.references().name()).containsExactly("b");
    assertThat(resolved.edges(name("b"))).isEmpty();
  }

  @Test
  void findsNothingWrongWithKeysThatFit() {
    Relationships resolved = Relationships.resolve(List.of(table("a", "a", "b"), table("b")));
    assertThat(resolved.problems(name("a"))).isEmpty();
  }

  @Test
  void needsTheReferencedTableInTheRun() {
    assertProblem(
        List.of(table("a", "ghost")),
        ForeignKeyReason.UNRESOLVABLE_REFERENCE,
        "dev.silver.ghost is not among the tables of this run, even if the catalog has it."
            + " Register its record, or remove the key.");
  }

  @Test
  void needsAPrimaryKeyToReference() {
    DesiredTable keyless =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
            .build();
    assertProblem(
        List.of(table("a", "b"), keyless),
        ForeignKeyReason.REFERENCED_COLUMNS_NOT_A_KEY,
        "it references (id) and dev.silver.b has no primary key."
            + " A foreign key references the whole primary key.");
  }

  @Test
  void needsTheWholePrimaryKey() {
    DesiredTable wide =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.notNull("id", ScalarType.INTEGER))
            .column(DesiredColumn.notNull("part", ScalarType.INTEGER))
            .primaryKey("part", "id")
            .build();
    assertProblem(
        List.of(table("a", "b"), wide),
        ForeignKeyReason.REFERENCED_COLUMNS_NOT_A_KEY,
        "it references (id) and the primary key of dev.silver.b is (part, id)."
            + " A foreign key references the whole primary key.");
  }

  @Test
  void needsEqualTypes() {
    DesiredTable parent =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.notNull("id", ScalarType.LONG))
            .primaryKey("id")
            .build();
    assertProblem(
        List.of(table("a", "b"), parent),
        ForeignKeyReason.REFERENCED_COLUMN_TYPE_MISMATCH,
        "\"b_id\" is Integer and \"id\" of dev.silver.b is Long. Give both the same type.");
  }

  @Test
  void needsTheExactSpelling() {
    DesiredTable parent =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.notNull("Id", ScalarType.INTEGER))
            .primaryKey("Id")
            .build();
    assertProblem(
        List.of(table("a", "b"), parent),
        ForeignKeyReason.REFERENCED_COLUMN_CASE_MISMATCH,
        "it references \"id\" and the column is \"Id\" of dev.silver.b."
            + " Keys are spelled exactly as the table spells them.");
  }

  @Test
  void judgesTheTypeBeforeTheSpelling() {
    DesiredTable parent =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.notNull("Id", ScalarType.LONG))
            .primaryKey("Id")
            .build();
    assertThat(reasons(List.of(table("a", "b"), parent), "a"))
        .containsExactly(ForeignKeyReason.REFERENCED_COLUMN_TYPE_MISMATCH);
  }

  @Test
  void findsTheShortestCycleThroughAKey() {
    List<DesiredTable> tables =
        List.of(table("a", "b"), table("b", "c", "d"), table("c", "d"), table("d", "a"));
    assertProblem(
        tables,
        ForeignKeyReason.CYCLE,
        "it closes the cycle dev.silver.a → dev.silver.b → dev.silver.d → dev.silver.a."
            + " No order satisfies every key of a cycle: remove one of them.");
    assertThat(reasons(tables, "b"))
        .containsExactly(ForeignKeyReason.CYCLE, ForeignKeyReason.CYCLE);
  }

  @Test
  void judgesAStructuralDefectBeforeACycle() {
    DesiredTable keyless =
        DesiredTable.builder(name("b"))
            .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
            .column(DesiredColumn.nullable("a_id", ScalarType.INTEGER))
            .foreignKey(key("a_id", "a"))
            .build();
    assertThat(reasons(List.of(table("a", "b"), keyless), "a"))
        .containsExactly(ForeignKeyReason.REFERENCED_COLUMNS_NOT_A_KEY);
    assertThat(reasons(List.of(table("a", "b"), keyless), "b"))
        .containsExactly(ForeignKeyReason.CYCLE);
  }

  @Test
  void leavesOutTheKeysThatTheScopeDoesNotManage() {
    DesiredTable tagged = table("a", "ghost", "b").toBuilder().scope(Scope.ANNOTATIONS).build();
    Relationships resolved = Relationships.resolve(List.of(tagged, table("b", "a")));
    assertThat(resolved.edges(name("a"))).isEmpty();
    assertThat(resolved.problems(name("a"))).isEmpty();
    assertThat(resolved.problems(name("b"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 8", "3, 12", "4, 20"})
  void agreesWithARecursiveReading(int density, int size) {
    long seed = 4_711L * density;
    System.out.println("RelationshipsTest seed " + seed);
    Random random = new Random(seed);
    for (int round = 0; round < 1_500; round++) {
      List<DesiredTable> tables = randomTables(random, size, density);
      List<String> expected = RecursiveReading.order(tables);
      Collections.shuffle(tables, random);
      Relationships resolved = Relationships.resolve(tables);
      assertThat(resolved.order()).map(table -> table.name().name()).isEqualTo(expected);
      for (DesiredTable table : tables) {
        assertThat(resolved.problems(table.name()))
            .map(problem -> problem.key().references().name() + " " + problem.reason())
            .isEqualTo(RecursiveReading.verdicts(tables, table));
      }
    }
  }

  @Test
  void doesNotRecurseOverLongChainsAndCycles() {
    List<DesiredTable> chain = new ArrayList<>();
    List<DesiredTable> cycle = new ArrayList<>();
    for (int i = 0; i < 1_100; i++) {
      chain.add(i == 1_099 ? table(link(i)) : table(link(i), link(i + 1)));
      cycle.add(table(link(i), link((i + 1) % 1_100)));
    }
    assertThat(Relationships.resolve(chain).order().get(0).name()).isEqualTo(name(link(1_099)));
    Relationships resolved = Relationships.resolve(cycle);
    assertThat(resolved.order()).hasSize(1_100);
    assertThat(cycle)
        .allSatisfy(
            table ->
                assertThat(resolved.problems(table.name()))
                    .map(ForeignKeyProblem::reason)
                    .containsExactly(ForeignKeyReason.CYCLE));
  }

  private static List<DesiredTable> randomTables(Random random, int size, int density) {
    List<DesiredTable> tables = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      List<String> parents = new ArrayList<>();
      for (int parent = 0; parent <= size; parent++) {
        if (random.nextInt(size) < density && random.nextInt(3) == 0) {
          parents.add("t" + parent);
        }
      }
      Collections.shuffle(parents, random);
      tables.add(table("t" + i, parents.toArray(String[]::new)));
    }
    return tables;
  }

  private static void assertProblem(
      List<DesiredTable> tables, ForeignKeyReason reason, String explanation) {
    List<ForeignKeyProblem> problems = Relationships.resolve(tables).problems(name("a"));
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).owner()).isEqualTo(name("a"));
    assertThat(problems.get(0).reason()).isEqualTo(reason);
    assertThat(problems.get(0).explanation()).isEqualTo(explanation);
  }

  private static List<ForeignKeyReason> reasons(List<DesiredTable> tables, String table) {
    return Relationships.resolve(tables).problems(name(table)).stream()
        .map(ForeignKeyProblem::reason)
        .toList();
  }

  private static List<String> order(DesiredTable... tables) {
    return Relationships.resolve(List.of(tables)).order().stream()
        .map(table -> table.name().name())
        .toList();
  }

  private static String link(int number) {
    return String.format(Locale.ROOT, "t%04d", number);
  }

  private static QualifiedName name(String name) {
    return new QualifiedName("dev", "silver", name);
  }

  private static DesiredForeignKey key(String column, String parent) {
    return new DesiredForeignKey(
        Identifier.listOf(column), name(parent), Identifier.listOf("id"), null);
  }

  private static DesiredTable table(String name, String... parents) {
    DesiredTable.Builder table =
        DesiredTable.builder(name(name))
            .column(DesiredColumn.notNull("id", ScalarType.INTEGER))
            .primaryKey("id");
    for (String parent : parents) {
      table.column(DesiredColumn.nullable(parent + "_id", ScalarType.INTEGER));
      table.foreignKey(key(parent + "_id", parent));
    }
    return table.build();
  }
}
