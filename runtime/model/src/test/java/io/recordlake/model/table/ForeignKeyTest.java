package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Found;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForeignKeyTest {
  private static final QualifiedName PARENT = QualifiedName.parse("dev.shop.parent");

  @Test
  void ordersItsPairsByLocalName() {
    DesiredForeignKey key = desired(List.of("b", "C", "a"), List.of("x", "y", "z"));
    assertThat(key.columns()).extracting(Identifier::value).containsExactly("a", "b", "C");
    assertThat(key.referencedColumns())
        .extracting(Identifier::value)
        .containsExactly("z", "x", "y");
    ObservedForeignKey observed = observed(List.of("b", "C", "a"), List.of("x", "y", "z"));
    assertThat(observed.columns()).isEqualTo(key.columns());
    assertThat(observed.referencedColumns()).isEqualTo(key.referencedColumns());
  }

  @Test
  void matchesTheSamePairsOfTheSameTable() {
    DesiredForeignKey key = desired(List.of("a", "b"), List.of("x", "y"));
    assertThat(key.matches(observed(List.of("a", "b"), List.of("x", "y")))).isTrue();
    assertThat(key.matches(observed(List.of("B", "A"), List.of("Y", "X")))).isTrue();
    assertThat(key.matches(observed(List.of("a", "b"), List.of("y", "x")))).isFalse();
    assertThat(key.matches(observed(List.of("a"), List.of("x")))).isFalse();
    assertThat(
            key.matches(
                new ObservedForeignKey(
                    key.columns(),
                    QualifiedName.parse("dev.shop.other"),
                    key.referencedColumns(),
                    Identifier.of("fk"))))
        .isFalse();
  }

  @Test
  void needsColumns() {
    assertThat(problems(List.of(), List.of())).containsExactly("RL1006 columns");
    assertThat(problems(List.of(), List.of("x"))).containsExactly("RL1006 columns");
    assertThatThrownBy(() -> desired(List.of(), List.of()))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[RL1006] columns: the columns of the foreign key must not be empty.\n"
                + "Name at least one column, or leave the key out.");
  }

  @Test
  void namesEachColumnOnceOnEitherSide() {
    assertThat(problems(List.of("a", "A", "b"), List.of("x", "y", "X")))
        .containsExactly("RL1005 columns[1]", "RL1005 referencedColumns[2]");
    assertThatThrownBy(() -> desired(List.of("a", "b"), List.of("x", "X")))
        .hasMessage(
            "[RL1005] referencedColumns[1]: Duplicate foreign key referenced column \"X\".\n"
                + "Name each column once.");
    assertThatThrownBy(() -> observed(List.of("a", "A"), List.of("x", "y")))
        .isInstanceOf(InvalidDeclarationException.class);
  }

  @Test
  void pairsEachColumn() {
    assertThat(problems(List.of("a", "b"), List.of("x")))
        .containsExactly("RL1015 referencedColumns");
    assertThatThrownBy(() -> desired(List.of("a"), List.of("x", "y")))
        .hasMessage(
            "[RL1015] referencedColumns: the foreign key has 1 local and 2 referenced columns.\n"
                + "Name one referenced column for each local column.");
  }

  @Test
  void canBeJudgedByItsLocalColumnsAlone() {
    assertThat(Found.at(DesiredForeignKey.problems(Identifier.listOf("a", "b", "A"))))
        .containsExactly("RL1005 columns[2]");
    assertThat(DesiredForeignKey.problems(Identifier.listOf("a", "b"))).isEmpty();
  }

  private static List<String> problems(List<String> local, List<String> referenced) {
    return Found.at(DesiredForeignKey.problems(names(local), names(referenced)));
  }

  private static DesiredForeignKey desired(List<String> local, List<String> referenced) {
    return new DesiredForeignKey(names(local), PARENT, names(referenced), null);
  }

  private static ObservedForeignKey observed(List<String> local, List<String> referenced) {
    return new ObservedForeignKey(names(local), PARENT, names(referenced), Identifier.of("fk"));
  }

  private static List<Identifier> names(List<String> names) {
    return names.stream().map(Identifier::of).toList();
  }
}
