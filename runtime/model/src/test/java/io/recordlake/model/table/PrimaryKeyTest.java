package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Found;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrimaryKeyTest {
  @Test
  void keepsTheOrderOfItsColumns() {
    assertThat(DesiredPrimaryKey.of("b", "a").columns())
        .containsExactlyElementsOf(Identifier.listOf("b", "a"));
  }

  @Test
  void matchesTheSameSetOfColumnsWhateverOrderCaseAndName() {
    DesiredPrimaryKey key = new DesiredPrimaryKey(Identifier.listOf("a", "b"), null);
    assertThat(key.matches(observed("a", "b"))).isTrue();
    assertThat(key.matches(observed("B", "A"))).isTrue();
    assertThat(
            new DesiredPrimaryKey(Identifier.listOf("a", "b"), Identifier.of("other"))
                .matches(observed("a", "b")))
        .isTrue();
    assertThat(key.matches(observed("a"))).isFalse();
    assertThat(key.matches(observed("a", "b", "c"))).isFalse();
    assertThat(key.matches(observed("a", "c"))).isFalse();
  }

  @Test
  void needsColumns() {
    assertThat(Found.at(DesiredPrimaryKey.problems(List.of())))
        .containsExactly("RL1006 primaryKey");
    assertThatThrownBy(() -> DesiredPrimaryKey.of())
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[RL1006] primaryKey: the columns of the primary key must not be empty.\n"
                + "Name at least one column, or leave the key out.");
    assertThatThrownBy(() -> observed()).isInstanceOf(InvalidDeclarationException.class);
  }

  @Test
  void namesEachColumnOnce() {
    assertThat(Found.at(DesiredPrimaryKey.problems(Identifier.listOf("a", "b", "A", "a"))))
        .containsExactly("RL1005 primaryKey[2]", "RL1005 primaryKey[3]");
    assertThatThrownBy(() -> DesiredPrimaryKey.of("a", "A"))
        .hasMessage(
            "[RL1005] primaryKey[1]: Duplicate primary key column \"A\".\nName each column once.");
    assertThatThrownBy(() -> observed("a", "A")).isInstanceOf(InvalidDeclarationException.class);
  }

  private static ObservedPrimaryKey observed(String... columns) {
    return new ObservedPrimaryKey(Identifier.listOf(columns), Identifier.of("orders_pk"));
  }
}
