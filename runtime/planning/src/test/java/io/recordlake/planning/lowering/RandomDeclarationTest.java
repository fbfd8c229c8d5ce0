package io.recordlake.planning.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.Planned;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RandomDeclarationTest {
  private static final int DECLARATIONS = 4_000;

  @Test
  void isATableOrAListOfProblemsEachAtAPlaceThatIsThere() {
    long seed = Long.getLong("seed", 1_130L);
    System.out.println("RandomDeclarationTest seed " + seed);
    RandomDeclarations declarations = new RandomDeclarations(seed);
    Parents parents = declarations.parents();
    Set<String> codes = new TreeSet<>();
    int tables = 0;
    for (int i = 0; i < DECLARATIONS; i++) {
      TableDeclaration declaration = declarations.next();
      Judgement judgement = judge(declaration, parents);
      DesiredTable table = judgement.table();
      if (table == null) {
        assertThat(judgement.problems())
            .as("%s", declaration)
            .isNotEmpty()
            .doesNotHaveDuplicates()
            .allSatisfy(problem -> assertSound(problem, declaration));
        judgement.problems().forEach(problem -> codes.add(problem.code().id()));
      } else {
        tables++;
        assertFaithful(table, declaration);
      }
    }
    // The generator is no good if it gives one kind only.
    assertThat(tables).isBetween(DECLARATIONS / 4, DECLARATIONS * 3 / 4);
    assertThat(codes).hasSizeGreaterThan(35);
  }

  private static Judgement judge(TableDeclaration declaration, Parents parents) {
    try {
      Judgement judgement = Declarations.judge(declaration, parents);
      assertThat(Declarations.judge(declaration, parents)).isEqualTo(judgement);
      return judgement;
    } catch (RuntimeException e) {
      throw new AssertionError("cannot judge " + declaration, e);
    }
  }

  private static void assertSound(Problem problem, TableDeclaration declaration) {
    assertThat(problem.message()).isNotBlank().doesNotContain("\n").doesNotEndWith(".");
    assertThat(problem.remedy()).doesNotContain("\n").endsWith(".");
    assertThat(isThere(problem.place(), declaration))
        .as("%s %s of %s", problem.code(), problem.place(), declaration)
        .isTrue();
  }

  /** Follows the place through the declaration, down to the type of a column. */
  private static boolean isThere(Place place, Object declaration) {
    @Nullable Object at = declaration;
    for (Place.Step step : place.steps()) {
      if (step instanceof Place.Attribute attribute) {
        if (at == null || !hasComponent(at, attribute.name())) {
          return false;
        }
        at = component(at, attribute.name());
      } else if (step instanceof Place.Index index) {
        if (!(at instanceof List<?> list) || index.value() >= list.size()) {
          return false;
        }
        at = list.get(index.value());
      }
    }
    return true;
  }

  private static boolean hasComponent(Object value, String name) {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      if (component.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Object component(Object value, String name) {
    try {
      return value.getClass().getMethod(name).invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  private static void assertFaithful(DesiredTable table, TableDeclaration declaration) {
    assertThat(table.name())
        .isEqualTo(
            new QualifiedName(declaration.catalog(), declaration.schema(), declaration.name()));
    assertThat(table.columns())
        .extracting(column -> column.name().value())
        .containsExactlyElementsOf(
            declaration.columns().stream().map(column -> column.name()).toList());
    assertThat(table.tags()).hasSameSizeAs(declaration.tags());
    assertThat(table.properties()).hasSameSizeAs(declaration.properties());
    assertThat(table.foreignKeys()).hasSameSizeAs(declaration.foreignKeys());
    assertThat(table.partitionedBy()).hasSameSizeAs(declaration.partitionedBy());
    assertThat(table.clusteredBy()).hasSameSizeAs(declaration.clusteredBy());
    assertThat(table.primaryKey() == null).isEqualTo(declaration.primaryKey() == null);
    assertThat(table.droppedColumns()).hasSameSizeAs(declaration.droppedColumns());
    // A catalog that has the table as declared is left alone.
    Planned.over(table.toBuilder(), table.toBuilder()).succeeds();
  }
}
