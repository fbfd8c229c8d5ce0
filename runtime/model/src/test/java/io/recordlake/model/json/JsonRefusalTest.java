package io.recordlake.model.json;

import static io.recordlake.model.json.CanonicalJson.PLAIN;
import static io.recordlake.model.json.CanonicalJson.TYPED;
import static io.recordlake.model.json.JsonProblem.BAD_NUMBER;
import static io.recordlake.model.json.JsonProblem.BAD_STRING;
import static io.recordlake.model.json.JsonProblem.DUPLICATE_KEY;
import static io.recordlake.model.json.JsonProblem.LONE_SURROGATE;
import static io.recordlake.model.json.JsonProblem.NOT_CANONICAL;
import static io.recordlake.model.json.JsonProblem.NOT_FINITE;
import static io.recordlake.model.json.JsonProblem.NOT_IN_DIALECT;
import static io.recordlake.model.json.JsonProblem.NOT_UTF8;
import static io.recordlake.model.json.JsonProblem.NUMBER_TOO_LARGE;
import static io.recordlake.model.json.JsonProblem.RESERVED_KEY;
import static io.recordlake.model.json.JsonProblem.SYNTAX;
import static io.recordlake.model.json.JsonProblem.TOO_DEEP;
import static io.recordlake.model.json.JsonProblem.TRAILING_TEXT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JsonRefusalTest {
  private static final int DEPTH = CanonicalJson.MAX_DEPTH;

  static List<Arguments> texts() {
    return List.of(
        arguments("", PLAIN, SYNTAX, 1, 1),
        arguments(" \n ", PLAIN, SYNTAX, 2, 2),
        arguments("\ufeff1", PLAIN, SYNTAX, 1, 1),
        arguments("\u00a01", PLAIN, SYNTAX, 1, 1),
        arguments("// no\n1", PLAIN, SYNTAX, 1, 1),
        arguments("'a'", PLAIN, SYNTAX, 1, 1),
        arguments("nul", PLAIN, SYNTAX, 1, 1),
        arguments("True", PLAIN, SYNTAX, 1, 1),
        arguments("[1,]", PLAIN, SYNTAX, 1, 4),
        arguments("[,1]", PLAIN, SYNTAX, 1, 2),
        arguments("[1 2]", PLAIN, SYNTAX, 1, 4),
        arguments("[1", PLAIN, SYNTAX, 1, 3),
        arguments("[", PLAIN, SYNTAX, 1, 2),
        arguments("{", PLAIN, SYNTAX, 1, 2),
        arguments("{a:1}", PLAIN, SYNTAX, 1, 2),
        arguments("{1:1}", PLAIN, SYNTAX, 1, 2),
        arguments("{\"a\" 1}", PLAIN, SYNTAX, 1, 6),
        arguments("{\"a\":}", PLAIN, SYNTAX, 1, 6),
        arguments("{\"a\":1,}", PLAIN, SYNTAX, 1, 8),
        arguments("{\"a\":1\n \"b\":2}", PLAIN, SYNTAX, 2, 2),
        arguments("[1}", PLAIN, SYNTAX, 1, 3),
        arguments("[\"a", PLAIN, SYNTAX, 1, 2),
        arguments("1 2", PLAIN, TRAILING_TEXT, 1, 3),
        arguments("{}\n}", PLAIN, TRAILING_TEXT, 2, 1),
        arguments("null,", PLAIN, TRAILING_TEXT, 1, 5),
        arguments("1\u0000", PLAIN, TRAILING_TEXT, 1, 2),
        arguments("{\"a\":1,\n\"b\":2, \"a\":1}", PLAIN, DUPLICATE_KEY, 2, 8),
        arguments("{\"\u00e9\":1,\"e\u0301\":1}", TYPED, DUPLICATE_KEY, 1, 8),
        arguments("{\"\\u0061\":1,\"a\":1}", PLAIN, DUPLICATE_KEY, 1, 13),
        arguments("01", PLAIN, BAD_NUMBER, 1, 1),
        arguments("-01", PLAIN, BAD_NUMBER, 1, 1),
        arguments("-", PLAIN, BAD_NUMBER, 1, 1),
        arguments("-a", PLAIN, BAD_NUMBER, 1, 1),
        arguments("[ 1.]", PLAIN, BAD_NUMBER, 1, 3),
        arguments("1.e1", PLAIN, BAD_NUMBER, 1, 1),
        arguments("1e", PLAIN, BAD_NUMBER, 1, 1),
        arguments("1e+", PLAIN, BAD_NUMBER, 1, 1),
        arguments("1e+-1", PLAIN, BAD_NUMBER, 1, 1),
        arguments("0x10", PLAIN, BAD_NUMBER, 1, 1),
        arguments("1.2.3", PLAIN, BAD_NUMBER, 1, 1),
        arguments("1L", PLAIN, BAD_NUMBER, 1, 1),
        arguments("+1", PLAIN, SYNTAX, 1, 1),
        arguments(".5", PLAIN, SYNTAX, 1, 1),
        arguments("\u0661", PLAIN, SYNTAX, 1, 1),
        arguments("[NaN]", PLAIN, NOT_FINITE, 1, 2),
        arguments("Infinity", TYPED, NOT_FINITE, 1, 1),
        arguments("-Infinity", TYPED, NOT_FINITE, 1, 1),
        arguments("9".repeat(9_866), PLAIN, NUMBER_TOO_LARGE, 1, 1),
        arguments("1".repeat(1_000_000), TYPED, NUMBER_TOO_LARGE, 1, 1),
        arguments("0." + "0".repeat(1_000_000), PLAIN, NUMBER_TOO_LARGE, 1, 1),
        arguments("[1e100001]", PLAIN, NUMBER_TOO_LARGE, 1, 2),
        arguments("[1e99999999999]", PLAIN, NUMBER_TOO_LARGE, 1, 2),
        arguments("[1e-2147483648]", PLAIN, NUMBER_TOO_LARGE, 1, 2),
        arguments("\"a\tb\"", PLAIN, BAD_STRING, 1, 3),
        arguments("\"a\nb\"", PLAIN, BAD_STRING, 1, 3),
        arguments("\"\u0000\"", PLAIN, BAD_STRING, 1, 2),
        arguments("\"ab\\x\"", PLAIN, BAD_STRING, 1, 4),
        arguments("\"\\u12\"", PLAIN, BAD_STRING, 1, 2),
        arguments("\"\\u00g0\"", PLAIN, BAD_STRING, 1, 2),
        arguments("\"\\u00\u0661\u0661\"", PLAIN, BAD_STRING, 1, 2),
        arguments("\"\\u123", PLAIN, BAD_STRING, 1, 2),
        arguments("\"\\", PLAIN, BAD_STRING, 1, 2),
        arguments("\"a\\ud800\"", PLAIN, LONE_SURROGATE, 1, 3),
        arguments("\"\\ud800", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\\udc00\\ud800\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\\ud800\\ud800\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\\ud800\\n\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\\ud800x\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\ud800\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\ud800", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\ud800" + "\\udc00\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("\"\\ud800\udc00\"", PLAIN, LONE_SURROGATE, 1, 2),
        arguments("{\"\\ud800\":1}", PLAIN, LONE_SURROGATE, 1, 3),
        arguments("[".repeat(DEPTH + 1), PLAIN, TOO_DEEP, 1, DEPTH + 1),
        arguments("[".repeat(1_000_000), PLAIN, TOO_DEEP, 1, DEPTH + 1),
        arguments("[" + "{\"a\":".repeat(DEPTH), TYPED, TOO_DEEP, 1, 5 * DEPTH - 3),
        arguments("[1.5]", TYPED, NOT_IN_DIALECT, 1, 2),
        arguments("[1e2]", TYPED, NOT_IN_DIALECT, 1, 2),
        arguments("{\"$date\":\"2024-01-01\",\"a\":1}", TYPED, RESERVED_KEY, 1, 2),
        arguments("{\"a\":1,\"$date\":\"2024-01-01\"}", TYPED, RESERVED_KEY, 1, 8),
        arguments("{\"$json\":1,\"$json\":1}", TYPED, RESERVED_KEY, 1, 2),
        arguments("{\"$json\":1", TYPED, SYNTAX, 1, 11));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsRefusedAtItsPlace(
      String text, CanonicalJson dialect, JsonProblem problem, int line, int column) {
    assertThatThrownBy(() -> dialect.read(text))
        .isInstanceOfSatisfying(JsonException.class, e -> assertPlace(e, problem, line, column));
  }

  @Test
  void columnsCountCharactersAndOffsetsCountUnits() {
    String text = "[\"" + new String(Character.toChars(0x1F600)) + "\",\n\"\u00e9\", x]";

    assertThatThrownBy(() -> PLAIN.read(text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOfSatisfying(
            JsonException.class,
            e -> assertThat(e.position()).isEqualTo(new JsonPosition(12, 2, 6)));
  }

  @Test
  void bytesThatAreNotUtf8AreRefusedAtTheirPlace() {
    byte[] latin1 = "{\"a\":\n\"caf\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1);
    byte[] cut = Arrays.copyOf("\"\u20ac".getBytes(StandardCharsets.UTF_8), 3);
    byte[] surrogate = {'"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'};

    assertBytesRefused(latin1, NOT_UTF8, 2, 5);
    assertBytesRefused(cut, NOT_UTF8, 1, 2);
    assertBytesRefused(surrogate, NOT_UTF8, 1, 2);
  }

  @Test
  void bytesThatAreNotCanonicalAreRefusedAtTheFirstDifference() {
    assertNotCanonical("{\"b\":1,\"a\":2}", 1, 3);
    assertNotCanonical("{\"a\":1,\"b\": 2}", 1, 12);
    assertNotCanonical("[1]\n", 1, 4);
    assertNotCanonical("[1,\n2]", 1, 4);
    assertNotCanonical("[\"\\u0041\"]", 1, 3);
    assertNotCanonical("[\"\\/\"]", 1, 3);
    assertNotCanonical("[\"e\u0301\"]", 1, 3);
    assertNotCanonical("[-0]", 1, 2);
    assertNotCanonical("[1.50]", 1, 5);
  }

  private static void assertNotCanonical(String text, int line, int column) {
    byte[] document = text.getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> PLAIN.readCanonical(document))
        .isInstanceOfSatisfying(
            JsonException.class, e -> assertPlace(e, NOT_CANONICAL, line, column));
  }

  private static void assertBytesRefused(
      byte[] document, JsonProblem problem, int line, int column) {
    assertThatThrownBy(() -> PLAIN.read(document))
        .isInstanceOfSatisfying(JsonException.class, e -> assertPlace(e, problem, line, column));
  }

  private static void assertPlace(JsonException e, JsonProblem problem, int line, int column) {
    assertThat(e.problem()).isEqualTo(problem);
    assertThat(e.position())
        .isNotNull()
        .extracting(JsonPosition::line, JsonPosition::column)
        .containsExactly(line, column);
    assertThat(e)
        .hasMessageStartingWith("[" + problem.id() + "] line " + line + ", column " + column + ": ")
        .hasMessageEndingWith("\n" + problem.remedy());
  }

  @Test
  void messagesSayWhatStandsWhere() {
    assertThatThrownBy(() -> PLAIN.read("{\"a\":1,\n\"a\":2}"))
        .hasMessage(
            "[RL1903] line 2, column 1: the key \"a\" stands twice in one object.\n"
                + "Keep one of the two members.");
    assertThatThrownBy(() -> PLAIN.read("[1 2]"))
        .hasMessage(
            "[RL1901] line 1, column 4: the character 2 stands in place of \",\" or \"]\".\n"
                + "Write JSON as RFC 8259 defines it.");
    assertThatThrownBy(() -> PLAIN.read("[\u00a0]"))
        .hasMessageContaining("U+00A0 starts no JSON value");
    assertThatThrownBy(() -> PLAIN.read("[")).hasMessageContaining("the end of the text");
  }

  @Test
  void valuesThatCannotBeWrittenAreRefused() {
    JsonValue deep = JsonNull.NULL;
    for (int i = 0; i <= DEPTH; i++) {
      deep = JsonArray.of(deep);
    }
    JsonValue tooDeep = deep;

    assertThatThrownBy(() -> TYPED.write(tooDeep))
        .isInstanceOfSatisfying(
            JsonException.class, e -> assertThat(e.problem()).isEqualTo(TOO_DEEP));
  }

  @Test
  void duplicateKeysAreRefusedWhenAnObjectIsBuilt() {
    JsonObject.Builder builder = JsonObject.builder().put("\u00e9", 1);

    assertThatThrownBy(() -> builder.put("e\u0301", 1))
        .isInstanceOfSatisfying(
            JsonException.class, e -> assertThat(e.problem()).isEqualTo(DUPLICATE_KEY));
  }

  @Test
  void everyCodeIsUnique() {
    assertThat(Arrays.stream(JsonProblem.values()).map(JsonProblem::id)).doesNotHaveDuplicates();
  }
}
