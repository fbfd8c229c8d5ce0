package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.diff.Comparison.tags;
import static io.recordlake.model.table.DesiredColumn.notNull;
import static io.recordlake.model.table.DesiredColumn.nullable;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import org.junit.jupiter.api.Test;

class EmissionOrderTest {
  @Test
  void goesThroughATableInAFixedOrder() {
    DesiredColumn added = nullable("added", ScalarType.TIMESTAMP_NTZ).withTags(tags("k", "v"));
    DesiredColumn removed = column("removed").withTags(tags("k", "v"));
    DesiredForeignKey key = foreignKey("new");
    DesiredTable.Builder desired =
        table(
                column("kept").withComment("c"),
                added,
                notNull("key", ScalarType.LONG),
                column("new").withRenamedFrom("old"))
            .comment("new comment")
            .clusteredBy("kept")
            .primaryKey("key")
            .foreignKey(key)
            .property("set", "1")
            .property("unset", PropertyIntent.absent())
            .tag("new", "1");
    DesiredTable.Builder before =
        table(
                removed,
                notNull("old", ScalarType.LONG).withTags(tags()),
                column("kept"),
                notNull("key", ScalarType.LONG))
            .comment("old comment")
            .clusteredBy("removed")
            .primaryKey("old")
            .foreignKey(foreignKey("removed"))
            .property("unset", "1")
            .tag("old", "1");
    Comparison comparison = Comparison.of(desired, before);
    assertThat(comparison.drift().actions())
        .containsExactly(
            new EnableTableFeature(TableFeature.TIMESTAMP_NTZ),
            new RenameColumn(id("old"), id("new")),
            new AddColumn(added),
            new SetColumnTag(id("added"), "k", "v", null),
            new UnsetColumnTag(id("removed"), "k"),
            new DropColumn(Mirror.of(removed)),
            new SetColumnComment(id("kept"), "c", ""),
            new io.recordlake.model.plan.SetColumnNullability(id("new"), true),
            new AlterClustering(Identifier.listOf("kept"), Identifier.listOf("removed")),
            new DropPrimaryKey(id("pk")),
            new SetPrimaryKey(DesiredPrimaryKey.of("key")),
            new DropForeignKey(id("fk_0")),
            new SetForeignKey(key),
            new SetTableComment("new comment", "old comment"),
            new SetProperty("set", "1", null),
            new UnsetProperty("unset", "1"),
            new SetTableTag("new", "1", null),
            new UnsetTableTag("old"));
    assertThat(comparison.drift().unresolvables()).isEmpty();
  }

  @Test
  void ordersWhatItCannotResolve() {
    Comparison.of(
            table(column("A"), column("new").withRenamedFrom("old")).partitionedBy("A"),
            table(column("a"), column("new"), column("old"))
                .property("z", "1")
                .property("b", "2")
                .partitionedBy("new"))
        .cannotResolve(
            new Unresolvable.ColumnRenameConflict(id("old"), id("new")),
            new Unresolvable.ColumnCaseDrift(id("A"), id("a")),
            new Unresolvable.PropertyUndeclared("z", "1"),
            new Unresolvable.PropertyUndeclared("b", "2"),
            new Unresolvable.PartitioningChanged(Identifier.listOf("A"), Identifier.listOf("new")));
  }

  private static DesiredForeignKey foreignKey(String column) {
    return new DesiredForeignKey(
        Identifier.listOf(column),
        table(column("x")).build().name(),
        Identifier.listOf("key"),
        null);
  }
}
