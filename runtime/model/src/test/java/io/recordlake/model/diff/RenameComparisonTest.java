package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.diff.Comparison.tags;
import static io.recordlake.model.table.DesiredColumn.notNull;
import static io.recordlake.model.table.DesiredColumn.nullable;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.diff.Unresolvable.ColumnCaseDrift;
import io.recordlake.model.diff.Unresolvable.ColumnRenameConflict;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.type.ScalarType;
import org.junit.jupiter.api.Test;

class RenameComparisonTest {
  @Test
  void renamesAnOldColumnAndComparesItUnderItsNewName() {
    Comparison.of(
            table(nullable("new", ScalarType.LONG).withTags(tags("k", "v")).withRenamedFrom("old")),
            table(nullable("old", ScalarType.INTEGER).withTags(tags("gone", "v"))))
        .finds(
            new RenameColumn(id("old"), id("new")),
            new AlterColumnType(id("new"), ScalarType.LONG, ScalarType.INTEGER),
            new SetColumnTag(id("new"), "k", "v", null),
            new UnsetColumnTag(id("new"), "gone"));
  }

  @Test
  void saysNothingOnceTheRenameIsDone() {
    Comparison.of(table(column("new").withRenamedFrom("old")), table(column("new"))).finds();
  }

  @Test
  void addsAColumnWhoseOldNameIsNotThere() {
    DesiredColumn added = column("new").withRenamedFrom("old");
    Comparison.of(table(column("a"), added), table(column("a"))).finds(new AddColumn(added));
  }

  @Test
  void cannotRenameOntoAColumnThatIsThere() {
    Comparison.of(
            table(column("a"), column("new").withRenamedFrom("old")),
            table(column("old").withTags(tags("k", "v")), column("new"), column("a")))
        .cannotResolve(new ColumnRenameConflict(id("old"), id("new")));
    // Also when the columns that are declared stand first, in declared order.
    Comparison.of(table(column("new").withRenamedFrom("old")), table(column("new"), column("old")))
        .cannotResolve(new ColumnRenameConflict(id("old"), id("new")));
  }

  @Test
  void namesTheOldColumnAsTheCatalogDoes() {
    Comparison comparison =
        Comparison.of(table(column("new").withRenamedFrom("OLD")), table(column("old")));
    assertThat(comparison.drift().actions())
        .singleElement()
        .isInstanceOfSatisfying(
            RenameColumn.class, rename -> assertThat(rename.from()).hasToString("old"));
    assertThat(comparison.drift().unresolvables())
        .containsExactly(new ColumnCaseDrift(id("OLD"), id("old")));
  }

  @Test
  void reportsTheSpellingOfAConflictingSourceToo() {
    Comparison.of(
            table(column("B").withRenamedFrom("OLD"), column("C")),
            table(column("old"), column("b"), column("c")))
        .cannotResolve(
            new ColumnRenameConflict(id("old"), id("B")),
            new ColumnCaseDrift(id("OLD"), id("old")),
            new ColumnCaseDrift(id("B"), id("b")),
            new ColumnCaseDrift(id("C"), id("c")));
  }

  @Test
  void renamesSeveralColumnsInDeclaredOrder() {
    Comparison.of(
            table(column("y").withRenamedFrom("a"), column("x").withRenamedFrom("b"), column("c")),
            table(column("b"), column("c"), column("a"), column("d")))
        .finds(
            new RenameColumn(id("a"), id("y")),
            new RenameColumn(id("b"), id("x")),
            new DropColumn(Mirror.of(column("d"))));
  }

  @Test
  void carriesTheLayoutToTheNewName() {
    Comparison.of(
            table(column("new").withRenamedFrom("old"), column("b")).partitionedBy("new"),
            table(column("old"), column("b")).partitionedBy("old"))
        .finds(new RenameColumn(id("old"), id("new")));
    Comparison.of(
            table(column("new").withRenamedFrom("old"), column("b")).clusteredBy("b", "new"),
            table(column("old"), column("b")).clusteredBy("old", "b"))
        .finds(new RenameColumn(id("old"), id("new")));
    Comparison.of(
            table(column("new").withRenamedFrom("old"), column("b")).clusteredBy("b"),
            table(column("old"), column("b")).clusteredBy("old"))
        .finds(
            new RenameColumn(id("old"), id("new")),
            new AlterClustering(Identifier.listOf("b"), Identifier.listOf("new")));
  }

  @Test
  void takesAKeyOffTheOldColumnAndPutsItOnTheNewOne() {
    DesiredForeignKey before = foreignKey("old");
    DesiredForeignKey after = foreignKey("new");
    Comparison.of(
            table(notNull("new", ScalarType.LONG).withRenamedFrom("old"))
                .primaryKey("new")
                .foreignKey(after),
            table(notNull("old", ScalarType.LONG)).primaryKey("old").foreignKey(before))
        .finds(
            new Action[] {
              new RenameColumn(id("old"), id("new")),
              new DropPrimaryKey(id("pk")),
              new SetPrimaryKey(DesiredPrimaryKey.of("new")),
              new DropForeignKey(id("fk_0")),
              new SetForeignKey(after)
            });
  }

  private static DesiredForeignKey foreignKey(String column) {
    return new DesiredForeignKey(
        Identifier.listOf(column),
        table(column("x")).build().name(),
        Identifier.listOf("id"),
        null);
  }
}
