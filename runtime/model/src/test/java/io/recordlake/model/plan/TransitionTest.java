package io.recordlake.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TransitionTest {
  private static final Identifier A = Identifier.of("a");

  @Test
  void refusesToChangeNothing() {
    assertRefused(() -> new SetProperty("p", "1", "1"), "property p");
    assertRefused(() -> new SetTableTag("k", "", ""), "tag k");
    assertRefused(() -> new SetColumnTag(A, "k", "v", "v"), "tag k");
    assertRefused(() -> new SetColumnComment(A, "c", "c"), "comment of column a");
    assertRefused(() -> new SetTableComment("", ""), "comment of the table");
    assertRefused(() -> new RenameColumn(A, Identifier.of("A")), "name of column a");
    assertRefused(
        () -> new AlterColumnType(A, ScalarType.LONG, ScalarType.LONG), "type of column a");
    assertRefused(
        () ->
            new AlterColumnType(
                A,
                StructType.of(StructField.nullable("x", ScalarType.LONG)),
                StructType.of(StructField.nullable("X", ScalarType.LONG))),
        "type of column a");
    assertRefused(
        () -> new AlterClustering(Identifier.listOf("a", "B"), Identifier.listOf("b", "A")),
        "clustering");
    assertRefused(() -> new AlterClustering(List.of(), List.of()), "clustering");
  }

  @Test
  void tellsAnEmptyValueFromNone() {
    assertThat(new SetTableTag("k", "", null).observed()).isNull();
    assertThat(new SetColumnTag(A, "k", "", null).observed()).isNull();
    assertThat(new SetProperty("p", "", null).observed()).isNull();
  }

  private static void assertRefused(ThrowingCallable change, String what) {
    assertThatIllegalArgumentException()
        .isThrownBy(change)
        .withMessage("The " + what + " is already as desired.");
  }
}
