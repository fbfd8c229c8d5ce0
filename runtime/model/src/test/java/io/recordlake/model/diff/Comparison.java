package io.recordlake.model.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.ScalarType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Short ways to declare tables and to say what a comparison finds. */
final class Comparison {
  private final TableDrift drift;

  private Comparison(TableDrift drift) {
    this.drift = drift;
  }

  static DesiredTable.Builder table(DesiredColumn... columns) {
    return DesiredTable.builder("dev", "shop", "orders").columns(List.of(columns));
  }

  static DesiredColumn column(String name) {
    return DesiredColumn.nullable(name, ScalarType.LONG);
  }

  static Identifier id(String name) {
    return Identifier.of(name);
  }

  /** A map in the given order: key, value, key, value. */
  static Map<String, String> tags(String... keysAndValues) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      tags.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    return tags;
  }

  /** Compares with a catalog that is as another declaration says. */
  static Comparison of(DesiredTable.Builder desired, DesiredTable.Builder before) {
    return of(desired, Mirror.of(before.build()));
  }

  static Comparison of(DesiredTable.Builder desired, ObservedTable observed) {
    DesiredTable table = desired.build();
    TableDiff diff = TableDiffer.diff(table, observed);
    assertThat(diff).isInstanceOf(TableDrift.class);
    TableDrift drift = (TableDrift) diff;
    assertThat(drift.desired()).isSameAs(table);
    assertThat(drift.observed()).isSameAs(observed);
    return new Comparison(drift);
  }

  TableDrift drift() {
    return drift;
  }

  /** Exactly these actions in this order, and no unresolvable difference. */
  void finds(Action... actions) {
    assertThat(drift.actions()).containsExactly(actions);
    assertThat(drift.unresolvables()).isEmpty();
  }

  /** Exactly these unresolvable differences in this order, and no action. */
  void cannotResolve(Unresolvable... differences) {
    assertThat(drift.unresolvables()).containsExactly(differences);
    assertThat(drift.actions()).isEmpty();
  }
}
