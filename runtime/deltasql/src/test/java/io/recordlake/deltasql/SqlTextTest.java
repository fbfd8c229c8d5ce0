package io.recordlake.deltasql;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqlTextTest {
  @Test
  void quotesIdentifiersAlways() {
    assertThat(SqlText.identifier("select")).isEqualTo("`select`");
    assertThat(SqlText.identifier(Identifier.of("a`b``c"))).isEqualTo("`a``b````c`");
    assertThat(SqlText.identifiers(Identifier.listOf("a", "B c"))).isEqualTo("`a`, `B c`");
    assertThat(SqlText.qualified(new QualifiedName("dev-eu", "S", "or`der")))
        .isEqualTo("`dev-eu`.`s`.`or``der`");
  }

  @Test
  void escapesWithABackslashBeforeTheCharacterItself() {
    assertThat(SqlText.literal("a\\'b")).isEqualTo("'a\\\\\\'b'");
    assertThat(SqlText.literal("$${x} $ {")).isEqualTo("'$$\\{x} $ {'");
    assertThat(SqlText.literal("a \"b\" \"\" \"\"\"")).isEqualTo("'a \"b\" \\\"\\\" \\\"\\\"\"'");
    assertThat(SqlText.literal("\\${")).isEqualTo("'\\\\$\\{'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "l1\nl2\r\n\t", "café 東京 🚀", "-- /* ; */ ?", "\u0000", "%_"})
  void leavesEverythingElseAsItIs(String text) {
    assertThat(SqlText.literal(text)).isEqualTo("'" + text + "'");
  }

  /** The seed is fixed and printed with a failure; the alphabet is what escaping is about. */
  @Test
  void comesBackFromTheReaderOfLiterals() {
    long seed = 20260101;
    Random random = new Random(seed);
    String alphabet = "\\'\"${}`n t0ub%_é";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(12);
      for (int j = 0; j < length; j++) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      String literal = SqlText.literal(text.toString());
      assertThat(read(literal)).as("seed %s, text %s", seed, i).isEqualTo(text.toString());
      assertThat(literal).doesNotContain("${").doesNotContain("ESCAPE \"\"");
    }
  }

  /** Reads a literal in which a backslash stands before the character itself. */
  private static String read(String literal) {
    StringBuilder text = new StringBuilder();
    int i = 1;
    while (literal.charAt(i) != '\'') {
      if (literal.charAt(i) == '\\') {
        i++;
        assertThat(literal.charAt(i)).isIn('\\', '\'', '{', '"');
      }
      text.append(literal.charAt(i));
      i++;
    }
    assertThat(i).isEqualTo(literal.length() - 1);
    return text.toString();
  }
}
