package io.recordlake.local.internal.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.util.SparkParserUtils$;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Literals mean what they mean to Spark. */
class SqlLiteralsTest {

  private static final String[] PIECES = {
    "\\",
    "\\\\",
    "\\'",
    "''",
    "$",
    "{",
    "}",
    "\"",
    "u",
    "U",
    "n",
    "t",
    "0",
    "1",
    "7",
    "8",
    "%",
    "_",
    "Z",
    "a",
    "F",
    "g",
    "ü",
    "🚀",
    "\n",
    " ",
    "0041",
    "0001F600",
    "\\u",
    "\\U",
    "\\0",
    "\\17"
  };

  /** What the lexer takes for a literal. */
  private static final Pattern LITERAL =
      Pattern.compile("'(?:[^'\\\\]|\\\\.|'')*'", Pattern.DOTALL);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "''",
        "'plain'",
        "'a\\\\b'",
        "'it\\'s'",
        "'it''s'",
        "'$\\{x}'",
        "'\\\"\\\"'",
        "'\\n\\t\\0\\b\\r\\Z\\%\\_'",
        "'\\u0041\\U0001F600\\101\\177\\200\\400\\08\\u00g1'",
        "'\\u12'",
        "'\\U00110000'",
        "'\\1234'",
        "'\\'''",
        "'\\\\'",
        "'line\nbreak'"
      })
  void unescapesAsSparkDoes(String literal) {
    assertThat(SqlLiterals.string(literal)).isEqualTo(spark(literal));
  }

  @Test
  void unescapesRandomLiteralsAsSparkDoes() {
    long seed = Long.getLong("seed", System.nanoTime());
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder literal = new StringBuilder("'");
      for (int length = random.nextInt(12); length > 0; length--) {
        literal.append(PIECES[random.nextInt(PIECES.length)]);
      }
      literal.append('\'');
      String text = literal.toString();
      if (!LITERAL.matcher(text).matches()) {
        continue;
      }
      assertThat(SqlLiterals.string(text)).as("%s, seed %d", text, seed).isEqualTo(spark(text));
    }
  }

  @ParameterizedTest
  @CsvSource({"`a`, a", "`a``b`, a`b", "````, `", "`a b.c`, a b.c"})
  void unquotesIdentifiers(String quoted, String name) {
    assertThat(SqlLiterals.identifier(quoted)).isEqualTo(name);
  }

  private static String spark(String literal) {
    return SparkParserUtils$.MODULE$.unescapeSQLString(literal, false);
  }
}
