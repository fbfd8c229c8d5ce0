package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.diff.Comparison.tags;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.ScalarType;
import org.junit.jupiter.api.Test;

class MissingTableTest {
  @Test
  void isCreatedThenTaggedThenReferencesOthers() {
    DesiredForeignKey self =
        new DesiredForeignKey(
            Identifier.listOf("b"),
            table(column("a")).build().name(),
            Identifier.listOf("id"),
            null);
    DesiredTable desired =
        table(
                DesiredColumn.notNull("id", ScalarType.LONG),
                column("b").withTags(tags("z", "1", "a", "2")),
                DesiredColumn.nullable("at", ScalarType.TIMESTAMP_NTZ).withTags(tags("t", "")))
            .comment("a comment is part of the creation")
            .tag("z", "1")
            .tag("a", "2")
            .primaryKey("id")
            .foreignKey(self)
            .property("delta.enableChangeDataFeed", "true")
            .build();
    TableDiff diff = TableDiffer.diff(desired, null);
    assertThat(diff)
        .isInstanceOf(TableMissing.class)
        .extracting(TableDiff::desired, TableDiff::name)
        .containsExactly(desired, desired.name());
    assertThat(diff.actions())
        .containsExactly(
            new CreateTable(desired),
            new SetTableTag("a", "2", null),
            new SetTableTag("z", "1", null),
            new SetColumnTag(id("b"), "a", "2", null),
            new SetColumnTag(id("b"), "z", "1", null),
            new SetColumnTag(id("at"), "t", "", null),
            new SetForeignKey(self));
    assertThat(diff.unresolvables()).isEmpty();
  }
}
