package io.recordlake.model.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random values: what is written reads back equal, from canonical bytes, whatever the order. */
class JsonRoundTripTest {
  private static final String[] PIECES = {
    "a",
    "Z",
    "0",
    "\u00e9",
    "e\u0301",
    "\u212b",
    "\ue000",
    "\uffff",
    "\ud83d\ude00",
    "\u0000",
    "\n",
    "\"",
    "\\",
    "/",
    " ",
    "$",
    "date",
    "\u2028",
    "\u1100\u1161"
  };

  @ParameterizedTest
  @EnumSource
  void writtenValuesReadBack(CanonicalJson dialect) {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("JsonRoundTripTest " + dialect + " seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      JsonValue value = value(random, dialect, 5);
      byte[] document = dialect.write(value);

      assertThat(dialect.readCanonical(document)).isEqualTo(value);
      assertThat(dialect.write(shuffled(value, random))).isEqualTo(document);
    }
  }

  private static JsonValue value(Random random, CanonicalJson dialect, int depth) {
    boolean typed = dialect == CanonicalJson.TYPED;
    return switch (random.nextInt(depth == 0 ? 6 : 8)) {
      case 0 -> JsonNull.NULL;
      case 1 -> new JsonBoolean(random.nextBoolean());
      case 2 ->
          new JsonInteger(new BigInteger(random.nextInt(100), random).subtract(BigInteger.TEN));
      case 3 -> new JsonString(text(random));
      case 4 -> decimal(random);
      case 5 -> typed ? typed(random, depth) : decimal(random);
      case 6 -> array(random, dialect, depth);
      default -> object(random, dialect, depth);
    };
  }

  private static JsonDecimal decimal(Random random) {
    BigInteger digits = new BigInteger(random.nextInt(120), random);
    return new JsonDecimal(new BigDecimal(digits, random.nextInt(-40, 40)));
  }

  private static JsonValue typed(Random random, int depth) {
    return switch (random.nextInt(8)) {
      case 0 -> new JsonFloat(random.nextGaussian());
      case 1 -> new JsonDate(LocalDate.ofEpochDay(random.nextInt(-700_000, 2_900_000)));
      case 2 -> new JsonTime(LocalTime.ofNanoOfDay(random.nextLong(86_400_000_000L) * 1000));
      case 3 ->
          new JsonDateTime(Instant.ofEpochSecond(random.nextInt(), 1000L * random.nextInt(9)));
      case 4 -> JsonBytes.of(text(random).getBytes(StandardCharsets.UTF_8));
      case 5 -> new JsonUuid(new UUID(random.nextLong(), random.nextLong()));
      case 6 -> new JsonDuration(random.nextLong());
      default -> new JsonColumnValue(value(random, CanonicalJson.PLAIN, Math.max(0, depth - 1)));
    };
  }

  private static JsonArray array(Random random, CanonicalJson dialect, int depth) {
    List<JsonValue> elements = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      elements.add(value(random, dialect, depth - 1));
    }
    return new JsonArray(elements);
  }

  private static JsonObject object(Random random, CanonicalJson dialect, int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      String key = new JsonString(text(random)).value();
      if (dialect == CanonicalJson.PLAIN || Marker.of(key) == null) {
        members.put(key, value(random, dialect, depth - 1));
      }
    }
    return new JsonObject(members);
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return text.toString();
  }

  private static JsonValue shuffled(JsonValue value, Random random) {
    if (value instanceof JsonArray array) {
      return new JsonArray(array.elements().stream().map(e -> shuffled(e, random)).toList());
    }
    if (value instanceof JsonObject object) {
      List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
      Collections.shuffle(members, random);
      JsonObject.Builder builder = JsonObject.builder();
      members.forEach(member -> builder.put(member.getKey(), shuffled(member.getValue(), random)));
      return builder.build();
    }
    return value;
  }
}
