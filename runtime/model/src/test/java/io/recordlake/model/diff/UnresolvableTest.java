package io.recordlake.model.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.recordlake.model.diff.Unresolvable.ColumnCaseDrift;
import io.recordlake.model.diff.Unresolvable.ColumnRenameConflict;
import io.recordlake.model.diff.Unresolvable.PartitioningChanged;
import io.recordlake.model.diff.Unresolvable.PropertyUndeclared;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnresolvableTest {
  private static final Identifier A = Identifier.of("a");
  private static final Identifier UPPER_A = Identifier.of("A");
  private static final Identifier B = Identifier.of("b");

  private static final List<Unresolvable> ALL =
      List.of(
          new ColumnCaseDrift(A, UPPER_A),
          new ColumnRenameConflict(A, B),
          new PropertyUndeclared("k", "v"),
          new PartitioningChanged(List.of(A), List.of()));

  @Test
  void belongsToAnAspect() {
    assertThat(ALL)
        .extracting(Unresolvable::aspect)
        .containsExactly(
            TableAspect.COLUMN_STRUCTURE,
            TableAspect.COLUMN_STRUCTURE,
            TableAspect.PROPERTIES,
            TableAspect.PARTITIONING);
  }

  @Test
  void isHandledByKind() {
    assertThat(ALL)
        .extracting(difference -> difference.accept(new Names()))
        .containsExactly("case a A", "conflict a b", "undeclared k v", "partitioning [a] []");
  }

  @Test
  void refusesACaseDriftOfMoreOrLessThanCase() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ColumnCaseDrift(A, B))
        .withMessage("\"a\" and \"b\" do not differ by case alone.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ColumnCaseDrift(A, Identifier.of("a")))
        .withMessage("\"a\" and \"a\" do not differ by case alone.");
  }

  @Test
  void refusesAPartitioningThatDidNotChange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PartitioningChanged(List.of(A), List.of(UPPER_A)))
        .withMessage("The partitioning is already as desired.");
  }

  private static final class Names implements Unresolvable.Visitor<String> {
    @Override
    public String columnCaseDrift(ColumnCaseDrift difference) {
      return "case " + difference.declared() + " " + difference.observed();
    }

    @Override
    public String columnRenameConflict(ColumnRenameConflict difference) {
      return "conflict " + difference.from() + " " + difference.to();
    }

    @Override
    public String propertyUndeclared(PropertyUndeclared difference) {
      return "undeclared " + difference.key() + " " + difference.observed();
    }

    @Override
    public String partitioningChanged(PartitioningChanged difference) {
      return "partitioning " + difference.desired() + " " + difference.observed();
    }
  }
}
