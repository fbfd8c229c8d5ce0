package io.recordlake.planning;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.rule.ColumnDrops;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Short ways to plan a table and to say what that comes to. */
public final class Planned {
  /** The property that drops and renames need. */
  public static final String MAPPING = "delta.columnMapping.mode";

  private final PlanningResult result;

  private Planned(PlanningResult result) {
    this.result = result;
  }

  /** A table of these columns. */
  public static DesiredTable.Builder table(DesiredColumn... columns) {
    return DesiredTable.builder("dev", "shop", "orders").columns(List.of(columns));
  }

  /** A nullable LONG column. */
  public static DesiredColumn column(String name) {
    return DesiredColumn.nullable(name, ScalarType.LONG);
  }

  /** A LONG column that is never null. */
  public static DesiredColumn notNull(String name) {
    return DesiredColumn.notNull(name, ScalarType.LONG);
  }

  /** What a catalog holds once a table is as declared; its keys are {@code pk}, {@code fk_0}. */
  public static ObservedTable.Builder catalog(DesiredTable.Builder declared) {
    DesiredTable table = declared.build();
    ObservedTable.Builder builder =
        ObservedTable.builder(table.name())
            .comment(table.comment())
            .tags(table.tags())
            .partitionedBy(table.partitionedBy())
            .clusteredBy(table.clusteredBy());
    for (DesiredColumn column : table.columns()) {
      builder.column(
          new ObservedColumn(
              column.name(), column.type(), column.nullable(), column.comment(), column.tags()));
    }
    DesiredPrimaryKey primaryKey = table.primaryKey();
    if (primaryKey != null) {
      builder.primaryKey(new ObservedPrimaryKey(primaryKey.columns(), Identifier.of("pk")));
    }
    for (DesiredForeignKey key : table.foreignKeys()) {
      Identifier name = Identifier.of("fk_" + table.foreignKeys().indexOf(key));
      builder.foreignKey(
          new ObservedForeignKey(key.columns(), key.references(), key.referencedColumns(), name));
    }
    table
        .properties()
        .forEach(
            (key, intent) -> {
              if (intent instanceof PropertyIntent.Present present) {
                builder.property(key, present.value());
              }
            });
    TableFeature.requiredBy(table.columns()).forEach(builder::feature);
    return builder;
  }

  /** Plans with all capabilities, dropping whatever is not declared. */
  public static Planned of(DesiredTable.Builder desired, ObservedTable.@Nullable Builder observed) {
    return of(desired, observed, Capabilities.all(), ColumnDrops.ALLOWED);
  }

  /** Plans. */
  public static Planned of(
      DesiredTable.Builder desired,
      ObservedTable.@Nullable Builder observed,
      Capabilities capabilities,
      ColumnDrops drops) {
    return new Planned(
        Planner.plan(
            desired.build(),
            observed == null ? null : observed.build(),
            capabilities,
            new PlanOptions(drops)));
  }

  /** Plans over a catalog that is as another declaration says. */
  public static Planned over(DesiredTable.Builder before, DesiredTable.Builder desired) {
    return of(desired, catalog(before));
  }

  /** What planning came to. */
  public PlanningResult result() {
    return result;
  }

  /** Why there is no plan; empty when there is one. */
  public List<ValidationFailure> failures() {
    return result instanceof PlanningFailed failed ? failed.failures() : List.of();
  }

  /** Asserts a plan of exactly these actions, each as {@code AddColumn total}. */
  public void succeeds(String... actions) {
    assertThat(failures()).isEmpty();
    assertThat(result)
        .isInstanceOfSatisfying(
            PlanningSucceeded.class,
            planned -> assertThat(subjects(planned.plan().actions())).containsExactly(actions));
  }

  /** Asserts exactly these failures, each as {@code RuleName: subject}. */
  public void fails(String... failures) {
    List<String> found = new ArrayList<>();
    failures().forEach(failure -> found.add((failure.rule() + ": " + failure.subject()).strip()));
    assertThat(found).containsExactly(failures);
  }

  /** Asserts one failure without further lines. */
  public void fails(RuleName rule, String subject, String message) {
    assertThat(failures()).containsExactly(ValidationFailure.of(rule.label(), subject, message));
  }

  private static List<String> subjects(List<Action> actions) {
    return actions.stream()
        .map(action -> (action.kind() + " " + action.subject()).strip())
        .toList();
  }
}
