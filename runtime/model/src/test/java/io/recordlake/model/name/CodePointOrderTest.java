package io.recordlake.model.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodePointOrderTest {
  private static final String ASTRAL = new String(Character.toChars(0x1F600));

  @Test
  void putsSupplementaryCharactersAfterTheBasicPlane() {
    assertThat("\uFF5E".compareTo(ASTRAL)).as("the order that we avoid").isPositive();
    assertThat(CodePointOrder.INSTANCE.compare("\uFF5E", ASTRAL)).isNegative();
    assertThat(CodePointOrder.INSTANCE.compare(ASTRAL, "\uFF5E")).isPositive();
    assertThat(CodePointOrder.INSTANCE.compare(ASTRAL, "\uD7FF")).isPositive();
  }

  @Test
  void putsAPrefixFirst() {
    assertThat(CodePointOrder.INSTANCE.compare("a", "aa")).isNegative();
    assertThat(CodePointOrder.INSTANCE.compare("", "\u0000")).isNegative();
    assertThat(CodePointOrder.INSTANCE.compare("same", "same")).isZero();
  }

  @Test
  void sortsByCodePointNotByLocale() {
    List<String> sorted =
        List.of("b", "\u00E4", "Z", "a", "_", ASTRAL, "\uFFFD").stream()
            .sorted(CodePointOrder.INSTANCE)
            .toList();
    assertThat(sorted).containsExactly("Z", "_", "a", "b", "\u00E4", "\uFFFD", ASTRAL);
  }

  @Test
  void agreesWithTheComparisonOfCodePointArrays() {
    Random random = new Random(20260101);
    int[] alphabet = {'a', 'b', 0x7F, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF};
    for (int i = 0; i < 20_000; i++) {
      int[] left = points(random, alphabet);
      int[] right = points(random, alphabet);
      int expected = Integer.signum(java.util.Arrays.compare(left, right));
      int actual = CodePointOrder.INSTANCE.compare(text(left), text(right));
      assertThat(Integer.signum(actual)).isEqualTo(expected);
    }
  }

  private static int[] points(Random random, int[] alphabet) {
    return random.ints(random.nextInt(4), 0, alphabet.length).map(i -> alphabet[i]).toArray();
  }

  private static String text(int[] points) {
    return new String(points, 0, points.length);
  }
}
