package io.recordlake.local.internal.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeltaJsonTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "{\"b\":{\"a\":[1,[],{}]},\"a\":null}",
        "[true,false,\"\",\"a\\\"b\\\\c\\nd\\u0001é\uD83D\uDE00\"]",
        "[0,-1,2147483648,9223372036854775807,-9223372036854775809,1.50,-0.001,1E+30]"
      })
  void writesWhatItReads(String text) {
    assertThat(DeltaJson.read(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "[1,",
        "[1}",
        "{\"a\"}",
        "{\"a\":1,\"a\":2}",
        "{} {}",
        "nul",
        "]",
        "'a'",
        "NaN"
      })
  void refusesWhatIsNotOneValue(String text) {
    assertThatExceptionOfType(DamagedLogException.class).isThrownBy(() -> DeltaJson.read(text));
  }
}
