package io.recordlake.planning;

import static io.recordlake.planning.Planned.MAPPING;
import static io.recordlake.planning.Planned.catalog;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.notNull;
import static io.recordlake.planning.Planned.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.recordlake.model.diff.TableDiffer;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.diff.TableMissing;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.Scope;
import io.recordlake.planning.rule.PlanOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlannerTest {
  @Test
  void plansNothingForATableAsDeclared() {
    DesiredTable.Builder table = table(notNull("id"), column("a")).primaryKey("id").tag("k", "v");
    Planned planned = Planned.over(table, table);
    planned.succeeds();
    assertThat(planned.result())
        .isInstanceOfSatisfying(
            PlanningSucceeded.class,
            succeeded -> {
              assertThat(succeeded.diff()).isInstanceOf(TableDrift.class);
              assertThat(succeeded.plan().target()).hasToString("dev.shop.orders");
              assertThat(succeeded.plan().isEmpty()).isTrue();
            });
  }

  @Test
  void plansTheCreationOfAMissingTable() {
    Planned planned =
        Planned.of(
            table(notNull("id"), column("a").withTags(Map.of("k", "v")))
                .primaryKey("id")
                .property(MAPPING, "name")
                .tag("k", "v"),
            null);
    planned.succeeds("CreateTable", "SetTableTag k", "SetColumnTag a.k");
    assertThat(planned.result().diff()).isInstanceOf(TableMissing.class);
  }

  @Test
  void ordersTheActionsOfADrift() {
    Planned.over(
            table(column("old"), column("gone"), column("a"))
                .comment("c")
                .property(MAPPING, "name"),
            table(
                    column("z"),
                    column("a").withComment("c"),
                    column("new").withRenamedFrom("old"),
                    column("b"))
                .tag("k", "v")
                .property(MAPPING, "name")
                .clusteredBy("a"))
        .succeeds(
            "SetTableTag k",
            "RenameColumn old",
            "AddColumn z",
            "AddColumn b",
            "AlterClustering",
            "DropColumn gone",
            "SetColumnComment a",
            "SetTableComment");
  }

  @Test
  void carriesTheKindOfTheRelation() {
    Planned planned =
        Planned.of(
            table(column("a")).comment("c").scope(Scope.ANNOTATIONS),
            catalog(table(column("a"))).kind(RelationKind.STREAMING_TABLE));
    planned.succeeds("SetTableComment");
    assertThat(((PlanningSucceeded) planned.result()).plan().kind())
        .isEqualTo(RelationKind.STREAMING_TABLE);
  }

  @Test
  void keepsTheDifferenceOfARefusal() {
    Planned planned = Planned.over(table(column("a")), table(column("a"), notNull("b")));
    planned.fails("NonNullableColumnAdd: b");
    assertThat(planned.result().diff().actions()).hasSize(1);
  }

  @Test
  void neverJudgesACreationForSafety() {
    Planned.of(
            table(notNull("_change_type"), column("a").withRenamedFrom("b"))
                .property("delta.enableChangeDataFeed", PropertyIntent.absent())
                .partitionedBy("a"),
            null)
        .succeeds("CreateTable");
  }

  @Test
  void dropsDeclaredColumnsOnlyByDefault() {
    assertThat(
            Planner.plan(
                table(column("a")).property(MAPPING, "name").build(),
                catalog(table(column("a"), column("b")).property(MAPPING, "name")).build(),
                Capabilities.all(),
                PlanOptions.DEFAULT))
        .isInstanceOfSatisfying(
            PlanningFailed.class,
            failed ->
                assertThat(failed.failures())
                    .extracting(failure -> failure.rule() + " " + failure.subject())
                    .containsExactly("ColumnDropNotDeclared b"));
  }

  @Test
  void refusesTwoTables() {
    ObservedTable lines =
        catalog(DesiredTable.builder("dev", "shop", "lines").column(column("a"))).build();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Planner.plan(
                    table(column("a")).build(), lines, Capabilities.all(), PlanOptions.DEFAULT));
  }

  @Test
  void givesResultsThatHold() {
    DesiredTable.Builder table = table(column("a"));
    TableMissing missing = (TableMissing) TableDiffer.diff(table.build(), null);
    ActionPlan other =
        new ActionPlan(QualifiedName.parse("dev.shop.lines"), RelationKind.TABLE, List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PlanningSucceeded(missing, other))
        .withMessage(
            "A plan for dev.shop.lines does not answer the difference of dev.shop.orders.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PlanningFailed(missing, List.of()))
        .withMessage("A failed planning says why.");
    TableDrift unresolved =
        (TableDrift) TableDiffer.diff(table.build(), catalog(table(column("A"))).build());
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new PlanningSucceeded(
                    unresolved, new ActionPlan(unresolved.name(), RelationKind.TABLE, List.of())))
        .withMessageStartingWith("No plan resolves all differences of dev.shop.orders: ");
  }
}
