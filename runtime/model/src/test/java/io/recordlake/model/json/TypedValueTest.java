package io.recordlake.model.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TypedValueTest {
  static List<Arguments> values() {
    return List.of(
        Arguments.of(new JsonFloat(1.5), "{\"$float\":\"1.5\"}"),
        Arguments.of(new JsonFloat(-0.0), "{\"$float\":\"-0.0\"}"),
        Arguments.of(new JsonFloat(1e16), "{\"$float\":\"1e+16\"}"),
        Arguments.of(new JsonFloat(1e-7), "{\"$float\":\"1e-07\"}"),
        Arguments.of(decimal("100"), "{\"$decimal\":\"1E+2\"}"),
        Arguments.of(decimal("0.00"), "{\"$decimal\":\"0\"}"),
        Arguments.of(decimal("-1.50"), "{\"$decimal\":\"-1.5\"}"),
        Arguments.of(decimal("0.00000010"), "{\"$decimal\":\"1E-7\"}"),
        Arguments.of(
            decimal("1234567890123456789012345678901234567891"),
            "{\"$decimal\":\"1234567890123456789012345678901234567891\"}"),
        Arguments.of(new JsonDate(LocalDate.of(2024, 2, 29)), "{\"$date\":\"2024-02-29\"}"),
        Arguments.of(new JsonDate(LocalDate.of(1, 1, 1)), "{\"$date\":\"0001-01-01\"}"),
        Arguments.of(new JsonTime(LocalTime.of(12, 30)), "{\"$time\":\"12:30:00\"}"),
        Arguments.of(
            new JsonTime(LocalTime.of(23, 59, 59, 1000)), "{\"$time\":\"23:59:59.000001\"}"),
        Arguments.of(
            new JsonDateTime(Instant.parse("2024-02-29T12:30:00Z")),
            "{\"$datetime\":\"2024-02-29T12:30:00+00:00\"}"),
        Arguments.of(
            new JsonDateTime(Instant.parse("1969-12-31T21:59:59.9Z")),
            "{\"$datetime\":\"1969-12-31T21:59:59.900000+00:00\"}"),
        Arguments.of(
            new JsonDateTime(Instant.parse("9999-12-31T23:59:59.999999Z")),
            "{\"$datetime\":\"9999-12-31T23:59:59.999999+00:00\"}"),
        Arguments.of(JsonBytes.of(new byte[] {0, -1, 16}), "{\"$bytes\":\"00ff10\"}"),
        Arguments.of(JsonBytes.of(new byte[0]), "{\"$bytes\":\"\"}"),
        Arguments.of(
            new JsonUuid(UUID.fromString("123E4567-e89b-12d3-a456-426614174000")),
            "{\"$uuid\":\"123e4567-e89b-12d3-a456-426614174000\"}"),
        Arguments.of(new JsonDuration(-1_500_000), "{\"$duration_microseconds\":-1500000}"),
        Arguments.of(
            new JsonColumnValue(JsonObject.builder().put("$decimal", "1").build()),
            "{\"$json\":{\"$decimal\":\"1\"}}"),
        Arguments.of(
            new JsonColumnValue(
                JsonArray.of(decimal("1.50"), decimal("2"), JsonInteger.of(2), JsonNull.NULL)),
            "{\"$json\":[1.5,2.0,2,null]}"),
        Arguments.of(
            JsonArray.of(
                new JsonColumnValue(JsonObject.builder().put("$json", 1).build()), decimal("1")),
            "[{\"$json\":{\"$json\":1}},{\"$decimal\":\"1\"}]"));
  }

  private static JsonDecimal decimal(String text) {
    return new JsonDecimal(new BigDecimal(text));
  }

  @ParameterizedTest
  @MethodSource("values")
  void hasOneForm(JsonValue value, String text) {
    assertThat(CanonicalJson.TYPED.writeText(value)).isEqualTo(text);
    assertThat(CanonicalJson.TYPED.read(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$float|\"1.50\"|RL1911",
        "$float|\"0x1p3\"|RL1911",
        "$float|\"1.5f\"|RL1911",
        "$float|\"1E16\"|RL1911",
        "$float|1|RL1911",
        "$float|\"NaN\"|RL1905",
        "$float|\"1e999\"|RL1905",
        "$decimal|\"12.50\"|RL1911",
        "$decimal|\"+1\"|RL1911",
        "$decimal|\"1e2\"|RL1911",
        "$decimal|\"\u0661\"|RL1911",
        "$decimal|\"x\"|RL1911",
        "$decimal|\"1E+200000\"|RL1910",
        "$decimal|12|RL1911",
        "$decimal|null|RL1911",
        "$date|\"2024-02-30\"|RL1911",
        "$date|\"2024-2-3\"|RL1911",
        "$date|\"0000-01-01\"|RL1915",
        "$date|\"+10000-01-01\"|RL1915",
        "$time|\"12:30\"|RL1911",
        "$time|\"12:30:00.5\"|RL1911",
        "$time|\"12:30:00.000000001\"|RL1915",
        "$datetime|\"2024-02-29T12:30:00Z\"|RL1911",
        "$datetime|\"2024-02-29T12:30:00+02:00\"|RL1911",
        "$datetime|\"2024-02-29T12:30:00\"|RL1911",
        "$bytes|\"0F\"|RL1911",
        "$bytes|\"0\"|RL1911",
        "$uuid|\"1-1-1-1-1\"|RL1911",
        "$uuid|\"123E4567-e89b-12d3-a456-426614174000\"|RL1911",
        "$duration_microseconds|\"1\"|RL1911",
        "$duration_microseconds|9223372036854775808|RL1911",
      })
  void noOtherFormIsRead(String marker, String content, String code) {
    assertThatThrownBy(
            () -> CanonicalJson.TYPED.read("[0,\n {\"" + marker + "\": " + content + "}]"))
        .isInstanceOfSatisfying(
            JsonException.class,
            e -> {
              assertThat(e.problem().id()).isEqualTo(code);
              assertThat(e.position()).isEqualTo(new JsonPosition(5, 2, 2));
            });
  }

  @Test
  void valuesThatHaveNoFormAreNotBuilt() {
    assertRefused(() -> new JsonFloat(Double.NaN), JsonProblem.NOT_FINITE);
    assertRefused(() -> new JsonFloat(Double.NEGATIVE_INFINITY), JsonProblem.NOT_FINITE);
    assertRefused(() -> decimal("1E+100001"), JsonProblem.NUMBER_TOO_LARGE);
    assertRefused(() -> decimal("10E+2147483647"), JsonProblem.NUMBER_TOO_LARGE);
    assertRefused(() -> decimal("1E-100001"), JsonProblem.NUMBER_TOO_LARGE);
    assertRefused(() -> new JsonDate(LocalDate.of(10_000, 1, 1)), JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> new JsonDate(LocalDate.of(0, 12, 31)), JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> new JsonTime(LocalTime.of(1, 2, 3, 1)), JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> new JsonDateTime(Instant.MAX), JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> new JsonDateTime(Instant.MIN), JsonProblem.OUT_OF_RANGE);
    assertRefused(
        () -> new JsonDateTime(Instant.parse("2024-01-01T00:00:00.0000001Z")),
        JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> JsonDuration.of(Duration.ofNanos(1)), JsonProblem.OUT_OF_RANGE);
    assertRefused(
        () -> JsonDuration.of(Duration.ofSeconds(Long.MAX_VALUE)), JsonProblem.OUT_OF_RANGE);
    assertRefused(() -> new JsonString("a\ud800b"), JsonProblem.LONE_SURROGATE);
    assertRefused(() -> new JsonString("\udc00\ud800"), JsonProblem.LONE_SURROGATE);
  }

  @Test
  void durationsAndBytesConvertBothWays() {
    assertThat(JsonDuration.of(Duration.ofSeconds(-1, 500_000_000)))
        .isEqualTo(new JsonDuration(-500_000));
    assertThat(new JsonDuration(-500_000).toDuration()).isEqualTo(Duration.ofMillis(-500));
    assertThat(JsonBytes.of(new byte[] {1, -128}).toByteArray()).containsExactly(1, -128);
    assertThat(new JsonBytes("FF")).isEqualTo(new JsonBytes("ff"));
  }

  @Test
  void aMarkerIsNeverAnOrdinaryKey() {
    JsonObject alone = JsonObject.builder().put("$decimal", "1").build();
    JsonObject among = JsonObject.builder().put("a", 1).put("$json", 2).build();

    assertRefused(() -> CanonicalJson.TYPED.write(alone), JsonProblem.RESERVED_KEY);
    assertRefused(() -> CanonicalJson.TYPED.write(among), JsonProblem.RESERVED_KEY);
  }

  @ParameterizedTest
  @MethodSource("values")
  void plainJsonHasNoTypedValueButFractions(JsonValue value, String text) {
    if (value instanceof JsonDecimal decimal) {
      assertThat(CanonicalJson.PLAIN.read(CanonicalJson.PLAIN.writeText(decimal)))
          .isEqualTo(decimal);
    } else {
      assertRefused(() -> CanonicalJson.PLAIN.write(value), JsonProblem.NOT_IN_DIALECT);
    }
  }

  @Test
  void aJsonColumnHoldsPlainJsonOnly() {
    JsonColumnValue value = new JsonColumnValue(JsonArray.of(new JsonFloat(1.5)));

    assertRefused(() -> CanonicalJson.TYPED.write(value), JsonProblem.NOT_IN_DIALECT);
  }

  private static void assertRefused(ThrowingCallable call, JsonProblem problem) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            JsonException.class,
            e -> {
              assertThat(e.problem()).isEqualTo(problem);
              assertThat(e.position()).isNull();
            });
  }
}
