package io.recordlake.local.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "true",
        "false",
        "0",
        "-0",
        "12345678901234567890123456789",
        "1.50",
        "-1.0E+10",
        "\"\"",
        "\"a\\\"\\\\\\n\\r\\t\\b\\f\\u0000\\u001f / ü 🚀 e\u0301\"",
        "\"\\ud83d\"",
        "{\"b\":1,\"a\":[{\"x\":null},[],true],\"\":\"\"}"
      })
  void writesWhatItRead(String json) {
    assertThat(JsonParser.parse(json)).hasToString(json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        " [ 1 , 2 ] | [1,2]",
        "{ \"a\" : {\"b\": [ ] } } | {\"a\":{\"b\":[]}}",
        "\"\\u0041\\/\\uD83D\\uDE80\" | \"A/🚀\""
      })
  void dropsWhatDoesNotMatter(String json, String written) {
    assertThat(JsonParser.parse(json)).hasToString(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "[1,]",
        "[1 2]",
        "{\"a\"}",
        "{\"a\":}",
        "{a:1}",
        "{\"a\":1,}",
        "{\"a\":1,\"a\":2}",
        "nul",
        "truex",
        "01",
        "-",
        "1.",
        ".5",
        "1e",
        "+1",
        "NaN",
        "\"a",
        "\"a\nb\"",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"\\u００４１\"",
        "{} {}",
        "// x\n1",
        "\u0000"
      })
  void refusesEverythingElse(String json) {
    assertThatThrownBy(() -> JsonParser.parse(json)).isInstanceOf(JsonSyntaxException.class);
  }

  @Test
  void refusesNestingThatWouldOverflowTheStack() {
    assertThatThrownBy(() -> JsonParser.parse("[".repeat(100_000)))
        .isInstanceOf(JsonSyntaxException.class)
        .hasMessage("it is nested deeper than 500 levels");
  }

  @Test
  void saysWhereItStoppedReading() {
    assertThatThrownBy(() -> JsonParser.parse("{\"a\":1"))
        .hasMessage("\",\" or \"}\" was expected at position 6, not the end");
  }

  @Test
  void answersWhatIsThere() {
    Json json = JsonParser.parse("{\"t\":\"x\",\"n\":12,\"f\":1.5,\"yes\":true,\"none\":null}");

    assertThat(json.text("t", "?")).isEqualTo("x");
    assertThat(json.text("n", "?")).isEqualTo("?");
    assertThat(json.truth("yes", false)).isTrue();
    assertThat(json.truth("absent", true)).isTrue();
    assertThat(json.get("none")).isNull();
    assertThat(json.get("n")).isEqualTo(Json.Numeral.of(12));
    assertThat(((Json.Numeral) JsonParser.parse("1.5")).wholeNumber()).isNull();
    assertThat(json.elements()).isEqualTo(List.of());
  }
}
