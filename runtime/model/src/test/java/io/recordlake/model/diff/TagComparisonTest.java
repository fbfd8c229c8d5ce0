package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.diff.Comparison.tags;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.Mirror;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TagComparisonTest {
  @Test
  void comparesTheFullStateOfTableTags() {
    Comparison.of(
            table(column("a")).tag("z", "1").tag("changed", "2").tag("same", "").tag("b", "3"),
            table(column("a"))
                .tag("old2", "x")
                .tag("same", "")
                .tag("changed", "1")
                .tag("old1", "y"))
        .finds(
            new SetTableTag("b", "3", null),
            new SetTableTag("changed", "2", "1"),
            new SetTableTag("z", "1", null),
            new UnsetTableTag("old2"),
            new UnsetTableTag("old1"));
  }

  @Test
  void comparesTheFullStateOfColumnTags() {
    Comparison.of(
            table(column("a").withTags(tags("z", "1", "changed", "2", "same", "3"))),
            table(column("a").withTags(tags("old", "x", "same", "3", "changed", ""))))
        .finds(
            new SetColumnTag(id("a"), "changed", "2", ""),
            new SetColumnTag(id("a"), "z", "1", null),
            new UnsetColumnTag(id("a"), "old"));
  }

  @Test
  void tellsTagKeysApartByCase() {
    Comparison.of(table(column("a")).tag("PII", "1"), table(column("a")).tag("pii", "1"))
        .finds(new SetTableTag("PII", "1", null), new UnsetTableTag("pii"));
  }

  @Test
  void ignoresTheOrderOfTags() {
    Comparison.of(
            table(column("a")).tag("x", "1").tag("y", "2"),
            table(column("a")).tag("y", "2").tag("x", "1"))
        .finds();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sys.owner", "a,b", "a-b", "a=b", "a/b", "a:b"})
  void leavesTagsThatNoUserCanSet(String key) {
    assertThat(ProtectedTag.isSettable(key)).isFalse();
    DesiredColumn dropped = column("b").withTags(tags(key, "x", "mine", "y"));
    Comparison comparison =
        Comparison.of(
            table(column("a")),
            table(column("a").withTags(tags(key, "1")), dropped).tag(key, "2").tag("old", "3"));
    comparison.finds(
        new UnsetColumnTag(id("b"), "mine"),
        new DropColumn(Mirror.of(dropped)),
        new UnsetTableTag("old"));
    assertThat(comparison.drift().protectedTags())
        .containsExactly(
            new ProtectedTag("b." + key), new ProtectedTag("a." + key), new ProtectedTag(key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pii", "a b", "a_b", "a+b", "\u00E4"})
  void ownsAllOthers(String key) {
    assertThat(ProtectedTag.isSettable(key)).isTrue();
  }
}
