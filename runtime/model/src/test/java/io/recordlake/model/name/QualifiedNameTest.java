package io.recordlake.model.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QualifiedNameTest {
  @Test
  void lowersEachPart() {
    QualifiedName name = new QualifiedName("Dev", "SHOP", "GR\u00D6\u00DFE");
    assertThat(name.catalog()).isEqualTo("dev");
    assertThat(name.schema()).isEqualTo("shop");
    assertThat(name.name()).isEqualTo("gr\u00F6\u00DFe");
    assertThat(name).isEqualTo(new QualifiedName("dev", "shop", "gr\u00F6\u00DFe"));
    assertThat(name).hasToString("dev.shop.gr\u00F6\u00DFe");
  }

  @Test
  void parsesThreeParts() {
    assertThat(QualifiedName.parse("Dev.Shop.Orders"))
        .isEqualTo(new QualifiedName("dev", "shop", "orders"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "orders", "shop.orders", "a.b.c.d", "a.b.c.", ".a.b.c"})
  void refusesAnyOtherNumberOfParts(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QualifiedName.parse(text))
        .withMessage(
            "\"" + text + "\" is not a table name: write catalog.schema.table, three parts.");
  }

  @Test
  void reportsEachBlankPart() {
    assertThatThrownBy(() -> QualifiedName.parse("..\u00A0"))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e ->
                assertThat(e.problems())
                    .extracting(problem -> problem.code().id() + " " + problem.place())
                    .containsExactly("RL1001 catalog", "RL1001 schema", "RL1001 name"));
    assertThat(QualifiedName.problems("a", "b", "c")).isEmpty();
  }

  @Test
  void ordersByPartNotByText() {
    // As one text, "a-b.x.t" would come before "a.x.t".
    String astral = new String(Character.toChars(0x1F600));
    assertThat(
            Stream.of("b.a.a", "a-b.x.t", "a.x.t", "a.x." + astral, "a.x.\uFF5E", "a.b.z")
                .map(QualifiedName::parse)
                .sorted()
                .map(QualifiedName::toString))
        .containsExactly("a.b.z", "a.x.t", "a.x.\uFF5E", "a.x." + astral, "a-b.x.t", "b.a.a");
  }
}
