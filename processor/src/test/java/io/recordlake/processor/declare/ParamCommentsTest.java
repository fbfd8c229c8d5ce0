package io.recordlake.processor.declare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ParamCommentsTest {

  @Test
  void readsEachParam() {
    assertThat(
            ParamComments.of(
                """
                 An order.

                 @param orderId the key
                 @param total what is
                        to be paid,\t in full
                 @since 1
                """))
        .isEqualTo(Map.of("orderId", "the key", "total", "what is to be paid, in full"));
  }

  @Test
  void replacesInlineTagsByTheirText() {
    assertThat(
            ParamComments.of(
                """
                 @param a one of {@code "A"} or {@literal <B>}
                 @param b see {@link java.util.List}, {@link Order#total}, {@link #c the other}
                """))
        .isEqualTo(Map.of("a", "one of \"A\" or <B>", "b", "see List, Order.total, the other"));
  }

  @Test
  void leavesOutTypeParametersAndEmptyTexts() {
    assertThat(ParamComments.of(" @param <T> a type\n @param empty\n @param x mail me@here.org\n"))
        .isEqualTo(Map.of("x", "mail me@here.org"));
  }

  @Test
  void keepsDollarAndBackslash() {
    assertThat(ParamComments.of(" @param x {@code $1 \\d} costs {@link Dollar$Sign}\n"))
        .isEqualTo(Map.of("x", "$1 \\d costs Dollar$Sign"));
  }

  @Test
  void isEmptyWithoutJavadoc() {
    assertThat(ParamComments.of(null)).isEmpty();
    assertThat(ParamComments.of(" Only text.\n")).isEmpty();
  }
}
