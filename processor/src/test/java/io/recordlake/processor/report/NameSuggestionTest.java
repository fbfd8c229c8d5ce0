package io.recordlake.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameSuggestionTest {

  private static final List<String> NAMES =
      List.of("order_id", "customer_id", "total", "created_at", "id");

  @ParameterizedTest
  @CsvSource({
    "oder_id, order_id",
    "ORDER_ID, order_id",
    "costumer_id, customer_id",
    "totals, total",
    "created_on, created_at",
    "ids, id"
  })
  void suggestsTheNearest(String written, String meant) {
    assertThat(NameSuggestion.nearest(written, NAMES)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"price", "x", "qty", "shipping_address"})
  void suggestsNothingWhenNoneIsNear(String written) {
    assertThat(NameSuggestion.nearest(written, NAMES)).isNull();
  }

  @ParameterizedTest
  @CsvSource({"'', '', 0", "a, '', 1", "kitten, sitting, 3", "flaw, lawn, 2", "same, same, 0"})
  void countsChanges(String left, String right, int distance) {
    assertThat(NameSuggestion.distance(left, right)).isEqualTo(distance);
  }
}
