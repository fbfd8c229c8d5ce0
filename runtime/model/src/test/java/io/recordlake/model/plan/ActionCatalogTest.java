package io.recordlake.model.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.table.TableAspect;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ActionCatalogTest {
  @Test
  void hasTwentyKindsEachWithPhaseAspectAndSubject() {
    List<String> rows = new ArrayList<>();
    for (Action action : Actions.oneOfEach()) {
      rows.add(
          "%d %s | %s | %s"
              .formatted(
                  action.phase().number(),
                  action.kind(),
                  action.aspect().label(),
                  action.subject()));
    }
    assertThat(rows)
        .containsExactly(
            "1 CreateTable | table existence | ",
            "2 EnableTableFeature | column structure | variantType",
            "3 SetProperty | properties | p",
            "4 UnsetProperty | properties | p",
            "5 SetTableTag | table tags | k",
            "6 UnsetTableTag | table tags | k",
            "7 DropForeignKey | foreign keys | fk",
            "8 DropPrimaryKey | primary key | pk",
            "9 RenameColumn | column structure | Old",
            "10 AddColumn | column structure | Total",
            "11 AlterColumnType | column structure | Total",
            "12 AlterClustering | clustering | ",
            "13 SetColumnTag | column tags | Total.k",
            "14 UnsetColumnTag | column tags | Total.k",
            "15 DropColumn | column structure | Total",
            "16 SetColumnComment | column comments | Total",
            "17 SetTableComment | table comment | ",
            "18 SetColumnNullability | column structure | Total",
            "19 SetPrimaryKey | primary key | b,A",
            "20 SetForeignKey | foreign keys | A,b");
  }

  @Test
  void coversTheHierarchyAndThePhases() {
    assertThat(Actions.oneOfEach())
        .extracting(action -> (Object) action.getClass())
        .containsExactlyInAnyOrder((Object[]) Action.class.getPermittedSubclasses());
    assertThat(Actions.oneOfEach()).extracting(Action::phase).containsExactly(ActionPhase.values());
    assertThat(Arrays.stream(ActionPhase.values()).map(ActionPhase::number))
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void leavesNoAspectButPartitioningWithoutAnAction() {
    List<TableAspect> changed =
        Actions.oneOfEach().stream().map(Action::aspect).distinct().toList();
    assertThat(TableAspect.values())
        .filteredOn(aspect -> !changed.contains(aspect))
        .containsExactly(TableAspect.PARTITIONING);
  }

  @Test
  void callsTheVisitorsMethodOfItsKind() {
    List<String> called = new ArrayList<>();
    @SuppressWarnings("unchecked") // a proxy cannot be generic
    ActionVisitor<String> recorder =
        (ActionVisitor<String>)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ActionVisitor.class},
                (proxy, method, arguments) -> record(called, method, arguments[0]));
    for (Action action : Actions.oneOfEach()) {
      String kind = action.kind();
      String expected = kind.substring(0, 1).toLowerCase(Locale.ROOT) + kind.substring(1);
      assertThat(action.accept(recorder)).isEqualTo(expected);
    }
    assertThat(called).doesNotHaveDuplicates().hasSize(ActionVisitor.class.getMethods().length);
  }

  private static String record(List<String> called, Method method, Object action) {
    assertThat(action).isInstanceOf(method.getParameterTypes()[0]);
    called.add(method.getName());
    return method.getName();
  }
}
