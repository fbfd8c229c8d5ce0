package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.List;
import org.junit.jupiter.api.Test;

class NestedFieldsTest {
  private static final DataType LEAF = StructType.of(StructField.nullable("x", ScalarType.LONG));

  @Test
  void areNoneBelowAPlainColumn() {
    assertThat(paths(ScalarType.LONG, false)).isEmpty();
    assertThat(paths(new DecimalType(5, 1), false)).isEmpty();
    assertThat(paths(new ArrayType(ScalarType.LONG), false)).isEmpty();
    assertThat(paths(new MapType(ScalarType.STRING, ScalarType.LONG), false)).isEmpty();
  }

  @Test
  void areListedOutermostFirstInOrder() {
    DataType type =
        StructType.of(
            StructField.notNull("b", StructType.of(StructField.nullable("c", LEAF))),
            StructField.nullable("A", LEAF));
    assertThat(paths(type, false))
        .containsExactly("p.b +", "p.b.c +", "p.b.c.x -", "p.A +", "p.A.x -");
  }

  @Test
  void areFoundInListsAndBehindKeysOfAnyType() {
    assertThat(paths(new ArrayType(new ArrayType(LEAF)), false)).containsExactly("p.x -");
    assertThat(paths(new MapType(LEAF, LEAF), false)).containsExactly("p.x -", "p.x -");
    assertThat(paths(new MapType(new DecimalType(5, 1), LEAF), false)).containsExactly("p.x -");
    assertThat(paths(new MapType(new ArrayType(LEAF), LEAF), false))
        .containsExactly("p.x -", "p.x -");
  }

  @Test
  void canBeEnforcedBelowContainersThatAreNeverNull() {
    assertThat(paths(LEAF, false)).containsExactly("p.x +");
    assertThat(paths(LEAF, true)).containsExactly("p.x -");
  }

  /** Each path, with a plus where NOT NULL can be enforced. */
  private static List<String> paths(DataType type, boolean nullable) {
    return NestedFields.of("p", type, nullable).stream()
        .map(field -> field.path() + (field.enforceable() ? " +" : " -"))
        .toList();
  }
}
