package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.diff.Unresolvable.PropertyUndeclared;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import org.junit.jupiter.api.Test;

class PropertyComparisonTest {
  @Test
  void comparesByExactDeclaration() {
    Comparison comparison =
        Comparison.of(
            table(column("a"))
                .property("z.new", "1")
                .property("gone", PropertyIntent.absent())
                .property("never", PropertyIntent.absent())
                .property("changed", "2")
                .property("same", "3"),
            table(column("a"))
                .property("undeclared.z", "4")
                .property("same", "3")
                .property("changed", "1")
                .property("gone", "5")
                .property("undeclared.a", "6"));
    assertThat(comparison.drift().actions())
        .containsExactly(
            new SetProperty("changed", "2", "1"),
            new UnsetProperty("gone", "5"),
            new SetProperty("z.new", "1", null));
    assertThat(comparison.drift().unresolvables())
        .containsExactly(
            new PropertyUndeclared("undeclared.z", "4"),
            new PropertyUndeclared("undeclared.a", "6"));
  }

  @Test
  void isSilentBelowFullScope() {
    for (Scope scope : new Scope[] {Scope.TAGS, Scope.ANNOTATIONS, Scope.METADATA}) {
      Comparison.of(
              table(column("a"))
                  .property("new", "1")
                  .property("gone", PropertyIntent.absent())
                  .scope(scope),
              table(column("a")).property("gone", "1").property("undeclared", "2"))
          .finds();
    }
  }
}
