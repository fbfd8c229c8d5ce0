package io.recordlake.model.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CanonicalJsonTest {
  private static final String ASTRAL = new String(Character.toChars(0x1F600));

  @Test
  void ordersKeysByCodePoint() {
    JsonObject value =
        JsonObject.builder()
            .put(ASTRAL, 6)
            .put("\uff5e", 5)
            .put("\ue000", 4)
            .put("b", 3)
            .put("a", 2)
            .put("B", 1)
            .put("", 0)
            .build();

    assertThat(CanonicalJson.TYPED.writeText(value))
        .isEqualTo(
            "{\"\":0,\"B\":1,\"a\":2,\"b\":3,\"\ue000\":4,\"\uff5e\":5,\"" + ASTRAL + "\":6}");
  }

  @Test
  void keepsArraysInOrder() {
    assertThat(CanonicalJson.TYPED.writeText(JsonArray.ofStrings(List.of("b", "a", "b"))))
        .isEqualTo("[\"b\",\"a\",\"b\"]");
  }

  @ParameterizedTest
  @EnumSource
  void writesUtf8WithoutEscapingIt(CanonicalJson dialect) {
    JsonString value = new JsonString("\u00e9\u20ac" + ASTRAL + "\u007f\u2028/");

    assertThat(dialect.write(value))
        .isEqualTo(
            ("\"\u00e9\u20ac" + ASTRAL + "\u007f\u2028/\"").getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void escapesWhatMustBeAndNothingElse() {
    StringBuilder controls = new StringBuilder();
    for (char unit = 0; unit <= ' '; unit++) {
      controls.append(unit);
    }
    JsonString value = new JsonString(controls + "\"\\/'");

    String text = CanonicalJson.TYPED.writeText(value);

    assertThat(text)
        .isEqualTo(
            "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007"
                + "\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"
                + "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017"
                + "\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f"
                + " \\\"\\\\/'\"");
    assertThat(CanonicalJson.TYPED.read(text)).isEqualTo(value);
  }

  @Test
  void readsEveryEscape() {
    assertThat(CanonicalJson.PLAIN.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00E9\\u00e9\""))
        .isEqualTo(new JsonString("\"\\/\b\f\n\r\tA\u00e9\u00e9"));
    assertThat(CanonicalJson.PLAIN.read("\"\\ud83d\\uDE00" + ASTRAL + "\""))
        .isEqualTo(new JsonString(ASTRAL + ASTRAL));
  }

  @Test
  void normalizesStringsAndKeysWhereverTheyComeFrom() {
    JsonValue composed = JsonObject.builder().put("\u00e9", "\u00c5").build();

    assertThat(JsonObject.builder().put("e\u0301", "\u212b").build()).isEqualTo(composed);
    assertThat(CanonicalJson.PLAIN.read("{\"e\\u0301\":\"\u212b\"}")).isEqualTo(composed);
  }

  @Test
  void readsAnyLayout() {
    assertThat(
            CanonicalJson.PLAIN.read(" {\r\n\t\"b\" : [ 1 , null ] ,\n \"a\":{ }, \"c\":[ ]} \n"))
        .isEqualTo(
            JsonObject.builder()
                .put("b", JsonArray.of(JsonInteger.of(1), JsonNull.NULL))
                .put("a", JsonObject.builder().build())
                .put("c", JsonArray.of())
                .build());
  }

  @Test
  void keepsTheOrderOfMembersForReaders() {
    JsonObject value = (JsonObject) CanonicalJson.PLAIN.read("{\"b\":1,\"a\":2,\"c\":3}");

    assertThat(value.members().keySet()).containsExactly("b", "a", "c");
    assertThat(value.get("a")).isEqualTo(JsonInteger.of(2));
    assertThat(value.get("d")).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "7, 7",
    "-7, -7",
    "999999999999999999, 999999999999999999",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "9223372036854775808, 9223372036854775808",
    "123456789012345678901234567890, 123456789012345678901234567890"
  })
  void readsIntegersOfAnySize(String text, BigInteger value) {
    assertThat(CanonicalJson.TYPED.read(text)).isEqualTo(new JsonInteger(value));
    assertThat(CanonicalJson.TYPED.writeText(new JsonInteger(value))).isEqualTo(value.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 1.5",
    "1.50, 1.5",
    "15e-1, 1.5",
    "-0.25E0, -0.25",
    "7.0, 7.0",
    "0.0, 0.0",
    "-0.0, 0.0",
    "100.0, 1E+2",
    "1e2, 1E+2",
    "1E-9, 1E-9",
    "1e400, 1E+400",
    "1234567890123456789012345678901234567890.5, 1234567890123456789012345678901234567890.5"
  })
  void plainJsonHasExactFractions(String text, String canonical) {
    JsonValue value = CanonicalJson.PLAIN.read(text);

    assertThat(value).isEqualTo(new JsonDecimal(new BigDecimal(text)));
    assertThat(CanonicalJson.PLAIN.writeText(value)).isEqualTo(canonical);
    assertThat(CanonicalJson.PLAIN.read(canonical)).isEqualTo(value);
  }

  @Test
  void plainJsonGivesKeysNoMeaning() {
    JsonObject value = JsonObject.builder().put("$date", "tomorrow").build();

    assertThat(CanonicalJson.PLAIN.writeText(value)).isEqualTo("{\"$date\":\"tomorrow\"}");
    assertThat(CanonicalJson.PLAIN.read("{\"$date\":\"tomorrow\"}")).isEqualTo(value);
  }

  @Test
  void canonicalBytesReadBack() {
    byte[] document = "{\"a\":[1,\"\u00e9\"],\"b\":{}}".getBytes(StandardCharsets.UTF_8);

    JsonValue value = CanonicalJson.PLAIN.readCanonical(document);

    assertThat(CanonicalJson.PLAIN.write(value)).isEqualTo(document);
  }

  @Test
  void nestingIsReadAndWrittenUpToItsBound() {
    String deepest = "[".repeat(CanonicalJson.MAX_DEPTH) + "]".repeat(CanonicalJson.MAX_DEPTH);

    JsonValue value = CanonicalJson.TYPED.read(deepest);

    assertThat(CanonicalJson.TYPED.writeText(value)).isEqualTo(deepest);
    assertThat(Checksum.digest(value, "golden")).hasSize(64);
  }

  @Test
  void copiesWhatItIsGiven() {
    List<JsonValue> elements = new ArrayList<>(List.of(JsonNull.NULL));
    Map<String, JsonValue> members = new HashMap<>(Map.of("a", JsonNull.NULL));
    JsonArray array = new JsonArray(elements);
    JsonObject object = new JsonObject(members);

    elements.clear();
    members.clear();

    assertThat(array.elements()).hasSize(1);
    assertThat(object.members()).hasSize(1);
  }
}
