package io.recordlake.model.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.problem.InvalidDeclarationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTypeTest {
  @ParameterizedTest
  @CsvSource({"1,0,1", "1,1,0", "38,0,38", "38,38,0", "12,2,10"})
  void acceptsWhatDeltaStores(int precision, int scale, int integerDigits) {
    DecimalType type = new DecimalType(precision, scale);
    assertThat(type.integerDigits()).isEqualTo(integerDigits);
    assertThat(DecimalType.problems(precision, scale)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "39, 0, RL1203, precision",
    "40, 2, RL1203, precision",
    "40, 41, RL1203, precision",
    "40, -1, RL1203, precision",
    "0, 0, RL1203, precision",
    "-1, 0, RL1203, precision",
    "0, 1, RL1203, precision",
    "5, 6, RL1204, scale",
    "5, -1, RL1204, scale",
    "38, 39, RL1204, scale"
  })
  void reportsTheFirstOfItsProblems(int precision, int scale, String code, String place) {
    assertThat(DecimalType.problems(precision, scale))
        .extracting(problem -> problem.code().id() + " " + problem.place())
        .containsExactly(code + " " + place);
    assertThatThrownBy(() -> new DecimalType(precision, scale))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessageContaining("DECIMAL(" + precision + "," + scale + ")");
  }

  @Test
  void saysWhatIsWrongAndWhatIsRight() {
    assertThatThrownBy(() -> new DecimalType(40, 2))
        .hasMessage(
            "[RL1203] precision: DECIMAL(40,2) is wider than Delta allows (precision 1 to 38).\n"
                + "Use a precision of 38 or less, or store the number as a string.");
    assertThatThrownBy(() -> new DecimalType(5, 6))
        .hasMessage(
            "[RL1204] scale: DECIMAL(5,6) is an invalid decimal: the scale must lie between 0 and"
                + " the precision.\nUse a scale from 0 to 5.");
  }
}
