package io.recordlake.model.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The vectors published for the format, and the properties they stand for. */
class ChecksumTest {
  private static final String OPERATION =
      "8466151edb6983f628af571ce2545571ec5642003735737bd7f9fd10f38cfd1e";

  @Test
  void firstPublishedVector() {
    JsonValue value =
        JsonObject.builder()
            .put("nothing", JsonNull.NULL)
            .put("label", "cafe\u0301")
            .put("id", 7)
            .put("amount", decimal("12.500"))
            .build();

    assertThat(text(value))
        .isEqualTo(
            "{\"amount\":{\"$decimal\":\"12.5\"},\"id\":7,\"label\":\"caf\u00e9\",\"nothing\":null}");
    assertThat(Checksum.digest(value, "golden"))
        .isEqualTo("644f1fb17905cc3da674e7d68e2ed0569d0047dc187772896136e3e39f9b5db6");
  }

  @Test
  void secondPublishedVector() {
    JsonValue value =
        JsonObject.builder()
            .put(
                "z",
                JsonArray.of(
                    JsonNull.NULL, new JsonBoolean(true), JsonInteger.of(1), new JsonString("1")))
            .put("e\u0301", decimal("1.00"))
            .build();

    assertThat(text(value))
        .isEqualTo("{\"z\":[null,true,1,\"1\"],\"\u00e9\":{\"$decimal\":\"1\"}}");
    assertThat(Checksum.digest(value, "golden"))
        .isEqualTo("8a4ce3e34b63a18f74bb35f7a74fa13431867e8d8935cd36c3cdc6599d6f4d0e");
  }

  @Test
  void emptyDeclarations() {
    assertThat(Checksum.digest(JsonArray.of(), "declarations"))
        .isEqualTo("55f249691d7a334e2d6bb7294c6d2b9b174928d2773ecf10234c374ae5bff96a");
  }

  @Test
  void emptySpec() {
    JsonObject database =
        JsonObject.builder().put("name", "primary").put("backend", "sqlite").build();
    JsonObject declarationSet =
        JsonObject.builder()
            .put("declaration_ids", JsonArray.of())
            .put("declaration_checksum", Checksum.digest(JsonArray.of(), "declarations"))
            .build();
    JsonObject spec =
        JsonObject.builder()
            .put("spec_version", 1)
            .put("database", database)
            .put("declaration_set", declarationSet)
            .put("source_snapshots", JsonArray.of())
            .put("managed_rows", JsonArray.of())
            .put("transformations", JsonArray.of())
            .put("transitions", JsonArray.of())
            .put("expression_language_version", 1)
            .put("backend_semantics_version", 1)
            .build();

    assertThat(Checksum.digest(spec, "spec"))
        .isEqualTo("648c3980d26fac33e855016a427fca9866eed17eba4dd1b462db84d73effd05e");
  }

  @Test
  void rowSource() {
    JsonObject row = JsonObject.builder().put("code", "UY").put("name", "Uruguay").build();

    assertThat(Checksum.digest(JsonArray.of(row), "row-source"))
        .isEqualTo("5e1944670d1b630ce83f1cf2b92f4e303114b427812c5a920c26061e0c3ed707");
  }

  @Test
  void probe() {
    JsonValue value =
        JsonArray.of(
            new JsonString("SELECT 1"), JsonInteger.of(0), JsonNull.NULL, new JsonString("before"));

    assertThat(Checksum.digest(value, "probe"))
        .isEqualTo("1262d0f46a3c238acb470e809760bd5c66e1bc9a45a9ad1ef5a0047bc7985493");
  }

  @Test
  void operationAndItsStep() {
    JsonValue operation =
        JsonArray.of(
            new JsonString("managed_rows"),
            JsonObject.builder().put("declaration_id", "x").build());
    JsonValue step =
        JsonArray.of(new JsonString(OPERATION), new JsonString("upgrade"), JsonInteger.of(0));

    assertThat(Checksum.digest(operation, "operation")).isEqualTo(OPERATION);
    assertThat(Checksum.digest(step, "execution-step"))
        .isEqualTo("bb6d0f95d4cf23aebf869c2af187d6cec573c39abe68acb02e3204af080c033e");
  }

  @Test
  void valuesThatLookAlikeHaveDifferentChecksums() {
    Stream<JsonValue> values =
        Stream.of(
            JsonNull.NULL,
            new JsonBoolean(false),
            JsonInteger.of(0),
            new JsonString("0"),
            new JsonFloat(0.0),
            decimal("0"));
    Set<String> checksums = new HashSet<>();
    values.forEach(value -> checksums.add(Checksum.digest(JsonArray.of(value), "identity")));

    assertThat(checksums).hasSize(6);
  }

  @Test
  void domainsKeepEqualValuesApart() {
    JsonValue value = JsonInteger.of(7);

    assertThat(Checksum.digest(value, "archive")).isNotEqualTo(Checksum.digest(value, "capture"));
  }

  @Test
  void dialectsAgreeOnWhatBothCarry() {
    JsonValue value = JsonObject.builder().put("id", 7).build();

    assertThat(Checksum.digest(CanonicalJson.PLAIN, value, "golden"))
        .isEqualTo(Checksum.digest(value, "golden"));
  }

  private static JsonDecimal decimal(String text) {
    return new JsonDecimal(new BigDecimal(text));
  }

  private static String text(JsonValue value) {
    return new String(CanonicalJson.TYPED.write(value), StandardCharsets.UTF_8);
  }
}
