package io.recordlake.model.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {
  private static final Place PLACE = Place.column(0).attribute("name");

  @Test
  void rendersAsTwoLinesOfWhichTheFirstStandsAlone() {
    Problem problem =
        Problem.of(StructureProblem.DUPLICATE_COLUMN, PLACE, "it is there twice", "Remove one.");
    assertThat(problem.render("Order.total"))
        .isEqualTo("[RL1003] Order.total: it is there twice.\nRemove one.");
  }

  @Test
  void staysOnOneLineWhateverItQuotes() {
    Problem problem =
        Problem.of(
            StructureProblem.DUPLICATE_COLUMN,
            PLACE,
            "\"a\nb\r\t\u0000\u2028\u2029\u0085\" and half a pair \"\uD800\" and \uD83D\uDE00",
            "Write\n it.");
    assertThat(problem.message())
        .isEqualTo(
            "\"a\\u000Ab\\u000D\\u0009\\u0000\\u2028\\u2029\\u0085\" and half a pair \"\\uD800\""
                + " and \uD83D\uDE00");
    assertThat(problem.remedy()).isEqualTo("Write\\u000A it.");
  }

  @Test
  void keepsEverythingButItsPlaceSeenFromFurtherOut() {
    Problem problem = Problem.of(StructureProblem.DUPLICATE_FIELD, PLACE, "m", "r");
    assertThat(problem.under(Place.root().attribute("outer")))
        .isEqualTo(
            new Problem(
                StructureProblem.DUPLICATE_FIELD,
                Place.root().attribute("outer").attribute("columns").index(0).attribute("name"),
                "m",
                "r"));
  }

  @Test
  void hasACodeOfItsOwnForEachKind() {
    assertThat(StructureProblem.values())
        .extracting(StructureProblem::id)
        .doesNotHaveDuplicates()
        .allMatch(id -> id.matches("RL1[0-9]{3}"));
  }

  @Test
  void isThrownWithAllOthersOfADeclaration() {
    Problem first = Problem.of(StructureProblem.NO_COLUMNS, Place.root(), "m1", "R1.");
    Problem second = Problem.of(StructureProblem.EMPTY_KEY, PLACE, "m2", "R2.");
    InvalidDeclarationException named =
        new InvalidDeclarationException("dev.shop.orders", List.of(first, second));
    assertThat(named)
        .hasMessage(
            "[RL1002] dev.shop.orders: m1.\nR1.\n"
                + "[RL1006] dev.shop.orders columns[0].name: m2.\nR2.");
    assertThat(named.problems()).containsExactly(first, second);
    assertThat(new InvalidDeclarationException(List.of(first, second)))
        .hasMessage("[RL1002] declaration: m1.\nR1.\n[RL1006] columns[0].name: m2.\nR2.");
  }
}
