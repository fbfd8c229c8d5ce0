package io.recordlake.model.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierTest {
  @Test
  void keepsItsSpelling() {
    assertThat(Identifier.of(" Order Id ").value()).isEqualTo(" Order Id ");
    assertThat(Identifier.of("OrderId")).hasToString("OrderId");
  }

  @Test
  void isEqualIgnoringCase() {
    assertThat(Identifier.of("OrderID")).isEqualTo(Identifier.of("orderid"));
    assertThat(Identifier.of("OrderID")).hasSameHashCodeAs(Identifier.of("orderid"));
    assertThat(Identifier.of("order_id")).isNotEqualTo(Identifier.of("orderid"));
    assertThat(Identifier.of("order id")).isNotEqualTo(Identifier.of("order id "));
  }

  @Test
  void lowersRatherThanFolds() {
    assertThat(Identifier.of("GR\u00D6\u00DFE").folded()).isEqualTo("gr\u00F6\u00DFe");
    assertThat(Identifier.of("stra\u00DFe")).isNotEqualTo(Identifier.of("strasse"));
    // equalsIgnoreCase would take the dotless i for an i, and the long s for an s.
    assertThat(Identifier.of("\u0131")).isNotEqualTo(Identifier.of("I"));
    assertThat(Identifier.of("\u017F")).isNotEqualTo(Identifier.of("s"));
  }

  @Test
  void doesNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(Identifier.of("ID").folded()).isEqualTo("id");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void tellsSpellingsApart() {
    assertThat(Identifier.of("id").sameSpelling(Identifier.of("id"))).isTrue();
    assertThat(Identifier.of("id").sameSpelling(Identifier.of("Id"))).isFalse();
  }

  @Test
  void ordersByLowerCaseAndCodePoint() {
    String astral = new String(Character.toChars(0x1F600));
    TreeSet<Identifier> sorted =
        new TreeSet<>(Identifier.listOf("b", astral, "A", "\uFF5E", "a", "_"));
    assertThat(sorted.stream().map(Identifier::value))
        .containsExactly("_", "A", "b", "\uFF5E", astral);
  }

  @Test
  void comparesListsAsSets() {
    List<Identifier> ab = Identifier.listOf("a", "B");
    assertThat(Identifier.sameSet(ab, Identifier.listOf("A", "b"))).isTrue();
    assertThat(Identifier.sameSet(ab, Identifier.listOf("b", "a"))).isTrue();
    assertThat(Identifier.sameSet(ab, Identifier.listOf("b", "a", "A"))).isTrue();
    assertThat(Identifier.sameSet(ab, Identifier.listOf("a"))).isFalse();
    assertThat(Identifier.sameSet(ab, Identifier.listOf("a", "c"))).isFalse();
    assertThat(Identifier.sameSet(List.of(), List.of())).isTrue();
    assertThat(Identifier.sameSet(List.of(), ab)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u00A0", "\u2007\u202F"})
  void isNeverBlank(String text) {
    assertThatThrownBy(() -> Identifier.of(text))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage("[RL1001] declaration: the name is blank.\nGive it at least one letter.");
  }
}
