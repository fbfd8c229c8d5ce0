package io.recordlake.model.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StructTypeTest {
  private static final StructField A = StructField.nullable("a", ScalarType.STRING);

  @Test
  void needsAField() {
    assertThatThrownBy(() -> StructType.of())
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[RL1201] declaration: a struct needs at least one field.\n"
                + "Add a field, or leave the column out.");
  }

  @Test
  void reportsEachFieldThatRepeatsAnEarlierOne() {
    assertThat(StructType.problems(Identifier.listOf("a", "b", "A", "B", "c", "a")))
        .extracting(problem -> problem.code().id() + " " + problem.place())
        .containsExactly("RL1202 fields[2].name", "RL1202 fields[3].name", "RL1202 fields[5].name");
    assertThatThrownBy(() -> StructType.of(A, StructField.nullable("A", ScalarType.LONG)))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessageContaining("Duplicate struct field \"A\"");
  }

  @Test
  void isEqualByOrderedFieldsIgnoringTheCaseOfNames() {
    StructField b = StructField.nullable("b", ScalarType.LONG);
    assertThat(StructType.of(A, b))
        .isEqualTo(StructType.of(StructField.nullable("A", ScalarType.STRING), b))
        .hasSameHashCodeAs(StructType.of(StructField.nullable("A", ScalarType.STRING), b))
        .isNotEqualTo(StructType.of(b, A))
        .isNotEqualTo(StructType.of(A))
        .isNotEqualTo(StructType.of(StructField.notNull("a", ScalarType.STRING), b))
        .isNotEqualTo(StructType.of(StructField.nullable("a", ScalarType.BINARY), b));
  }

  @Test
  void copiesItsFields() {
    List<StructField> fields = new ArrayList<>(List.of(A));
    StructType type = new StructType(fields);
    fields.clear();
    assertThat(type.fields()).containsExactly(A);
  }
}
