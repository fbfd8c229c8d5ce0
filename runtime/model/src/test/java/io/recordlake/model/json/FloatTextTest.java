package io.recordlake.model.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FloatTextTest {
  /** The right column is what Python 3 prints for the number on the left. */
  @ParameterizedTest
  @CsvSource({
    "0x1.8p+0, 1.5",
    "0x0.0p+0, 0.0",
    "-0x0.0p+0, -0.0",
    "0x1.1c37937e08p+53, 1e+16",
    "0x1.1c37937e07fffp+53, 9999999999999998.0",
    "0x1.c6bf52634p+49, 1000000000000000.0",
    "0x1.ad7f29abcaf48p-24, 1e-07",
    "0x1.b69b4ba630f35p+56, 1.2345678901234568e+17",
    "0x1.a36e2eb1c432dp-14, 0.0001",
    "0x1.4f8b588e368f1p-17, 1e-05",
    "0x1.4f8b588e368f1p-16, 2e-05",
    "0x1.0p-44, 5.684341886080802e-14",
    "0x1.0p-25, 2.9802322387695312e-08",
    "0x0.0000000000001p-1022, 5e-324",
    "0x0.0000000000002p-1022, 1e-323",
    "0x0.0000000000003p-1022, 1.5e-323",
    "0x1.0p-1022, 2.2250738585072014e-308",
    "0x1.fffffffffffffp+1023, 1.7976931348623157e+308",
    "0x1.52d02c7e14af6p+76, 1e+23",
    "0x1.52d02c7e14af6p+77, 2e+23",
    "-0x1.0f0cf064dd592p+73, -1e+22",
    "0x1.c7e83209e90b2p+72, 8.41e+21",
    "0x1.249ad2594c37dp+332, 1e+100",
    "0x1.0624dd2f1a9fcp-9, 0.002",
    "0x1.374bc6a7ef9dbp-7, 0.0095",
    "0x1.999999999999ap-4, 0.1",
    "0x1.3333333333334p-2, 0.30000000000000004",
    "0x1.1666666666666p+2, 4.35",
    "0x1.9p+6, 100.0",
    "0x1.0p+53, 9007199254740992.0",
    "0x1.fffffffffffffp+52, 9007199254740991.0",
    "0x1.0p+54, 1.8014398509481984e+16",
    "0x1.fffffffffffffp+50, 2251799813685247.8",
    "0x1.af554b3308ac3p+50, 1897023381709488.8",
    "0x1.73ca850660e6ep+13, 11897.314953572317"
  })
  void printsAsPythonDoes(String number, String text) {
    assertThat(FloatText.of(Double.parseDouble(number))).isEqualTo(text);
  }

  @Test
  void readsBackWithNoDigitToSpare() {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("FloatTextTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 4_000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        assertShortest(value);
      }
      assertShortest(Math.scalb(1.0, random.nextInt(-1074, 1024)));
      assertShortest(random.nextLong() / 1000.0);
    }
  }

  private static void assertShortest(double value) {
    String text = FloatText.of(value);
    assertThat(Double.parseDouble(text)).isEqualTo(value);
    BigDecimal exact = new BigDecimal(text).stripTrailingZeros();
    BigDecimal shorter = exact.setScale(exact.scale() - 1, RoundingMode.DOWN);
    BigDecimal next = shorter.add(shorter.ulp().multiply(BigDecimal.valueOf(exact.signum())));
    if (value != 0) {
      assertThat(shorter.doubleValue()).isNotEqualTo(value);
      assertThat(next.doubleValue()).isNotEqualTo(value);
    }
  }
}
