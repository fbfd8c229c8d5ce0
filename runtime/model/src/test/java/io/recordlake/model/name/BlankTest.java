package io.recordlake.model.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlankTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\t\r\n\f\u000B",
        "\u001C\u001D\u001E\u001F",
        "\u0085",
        "\u00A0",
        "\u1680",
        "\u2000\u200A",
        "\u2007",
        "\u2028\u2029",
        "\u202F",
        "\u205F",
        "\u3000",
        " \u00A0 "
      })
  void countsEveryUnicodeSpaceAsBlank(String text) {
    assertThat(Blank.isBlank(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", " a ", "_", "\u00A0.\u00A0", "\u0000", "\u200B", "\uD83D\uDE00"})
  void countsAnythingElseAsText(String text) {
    assertThat(Blank.isBlank(text)).isFalse();
  }
}
