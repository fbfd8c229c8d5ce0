package io.recordlake.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.ScalarType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ActionPlanTest {
  private static final Identifier A = Identifier.of("a");
  private static final String ASTRAL = new String(Character.toChars(0x1F600));

  @Test
  void runsPhaseByPhaseWhateverTheInputOrder() {
    List<Action> expected = Actions.oneOfEach();
    for (int seed = 0; seed < 50; seed++) {
      List<Action> shuffled = new ArrayList<>(expected);
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(plan(shuffled).actions()).as("seed %d", seed).isEqualTo(expected);
    }
  }

  @Test
  void ordersAPhaseBySubjectInLowerCaseThenBySubject() {
    assertThat(
            subjects(
                Stream.of("b", "env", ASTRAL, "Env", "\uFF5E", "A", "_", "ENV")
                    .map(key -> new SetTableTag(key, "v", null))))
        .containsExactly("_", "A", "b", "ENV", "Env", "env", "\uFF5E", ASTRAL);
  }

  @Test
  void ordersColumnTagsByColumnAndKeyAsOneText() {
    assertThat(
            subjects(
                Stream.of(
                    new SetColumnTag(Identifier.of("b"), "a", "v", null),
                    new SetColumnTag(Identifier.of("a"), "z", "v", null),
                    new SetColumnTag(Identifier.of("A b"), "c", "v", null),
                    new SetColumnTag(Identifier.of("a"), "B", "v", null))))
        .containsExactly("A b.c", "a.B", "a.z", "b.a");
  }

  @Test
  void keepsTheGivenOrderOfColumnsToAdd() {
    assertThat(subjects(Stream.of("c", "A", "b").map(name -> new AddColumn(column(name)))))
        .containsExactly("c", "A", "b");
    assertThat(
            subjects(
                Stream.of("c", "A", "b")
                    .map(name -> new SetColumnComment(Identifier.of(name), "x", ""))))
        .containsExactly("A", "b", "c");
  }

  @Test
  void keepsTheGivenOrderOfWhatIsAboutTheSame() {
    Action first = new DropForeignKey(Identifier.of("fk"));
    Action second = new DropForeignKey(Identifier.of("fk"));
    List<Action> actions = plan(List.of(first, new UnsetTableTag("k"), second)).actions();
    assertThat(actions.get(1)).isSameAs(first);
    assertThat(actions.get(2)).isSameAs(second);
  }

  @Test
  void isIterableAndSized() {
    ActionPlan empty = plan(List.of());
    assertThat(empty.isEmpty()).isTrue();
    assertThat(empty.size()).isZero();
    ActionPlan one = plan(List.of(new UnsetTableTag("k")));
    assertThat(one.isEmpty()).isFalse();
    assertThat(one.size()).isEqualTo(1);
    assertThat(one).containsExactly(new UnsetTableTag("k"));
    assertThatThrownBy(() -> one.actions().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void createsItsOwnTableOnly() {
    CreateTable create =
        new CreateTable(DesiredTable.builder("dev", "shop", "lines").column(column("a")).build());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan(List.of(create)))
        .withMessage("A plan for dev.shop.orders cannot create dev.shop.lines.");
    assertThat(
            new ActionPlan(
                QualifiedName.parse("dev.shop.lines"), RelationKind.TABLE, List.of(create)))
        .containsExactly(create);
  }

  @Test
  void copiesItsActions() {
    List<Action> actions = new ArrayList<>(List.of(new UnsetColumnTag(A, "k")));
    ActionPlan plan = plan(actions);
    actions.clear();
    assertThat(plan.size()).isEqualTo(1);
  }

  private static ActionPlan plan(List<Action> actions) {
    return new ActionPlan(Actions.TABLE, RelationKind.TABLE, actions);
  }

  private static List<String> subjects(Stream<? extends Action> actions) {
    return plan(actions.map(action -> (Action) action).toList()).actions().stream()
        .map(Action::subject)
        .toList();
  }

  private static DesiredColumn column(String name) {
    return DesiredColumn.nullable(name, ScalarType.LONG);
  }
}
