package io.recordlake.deltasql;

import java.util.List;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.misc.Interval;
import org.apache.spark.sql.catalyst.parser.SqlBaseLexer;
import org.apache.spark.sql.catalyst.parser.SqlBaseParser;
import org.jspecify.annotations.Nullable;

/**
 * Spark's own grammar as a judge of our statements.
 *
 * <p>Databricks has statements that open-source Spark does not know. These are all of them that we
 * write; each is checked in the nearest form that Spark knows, and one not at all:
 *
 * <ul>
 *   <li>{@code ALTER STREAMING TABLE t ..}: as {@code ALTER TABLE t ..}
 *   <li>{@code .. SET TAGS ('k'='v', ..)} and {@code .. UNSET TAGS ('k', ..)} on a table: as {@code
 *       SET} and {@code UNSET TBLPROPERTIES}
 *   <li>{@code ALTER COLUMN c SET TAGS (..)} and {@code UNSET TAGS (..)}: as the same on the table
 *       {@code c}
 *   <li>{@code .. DROP PRIMARY KEY IF EXISTS}: not at all, beyond the table's name
 * </ul>
 */
public final class SparkGrammar {
  private static final String NAME = "`(?:[^`]|``)+`";
  private static final String TABLE = "^ALTER TABLE " + NAME + "\\." + NAME + "\\." + NAME + " ";

  /** A form that Spark does not know, and the nearest one that it does. */
  private record UnknownForm(Pattern form, String nearest) {
    UnknownForm(String form, String nearest) {
      this(Pattern.compile(form, Pattern.DOTALL), nearest);
    }
  }

  private static final UnknownForm STREAMING_TABLE =
      new UnknownForm("^ALTER STREAMING TABLE ", "ALTER TABLE ");
  private static final List<UnknownForm> OTHERS =
      List.of(
          new UnknownForm(
              TABLE + "ALTER COLUMN (" + NAME + ") (SET|UNSET) TAGS (\\(.*\\))$",
              "ALTER TABLE $1 $2 TBLPROPERTIES $3"),
          new UnknownForm("(" + TABLE + "(?:SET|UNSET)) TAGS (\\(.*\\))$", "$1 TBLPROPERTIES $2"),
          new UnknownForm("(" + TABLE + ")DROP PRIMARY KEY IF EXISTS$", "$1DROP COLUMN `key`"));

  private SparkGrammar() {}

  /** The statement in words that Spark knows. */
  public static String known(String sql) {
    String known = STREAMING_TABLE.form.matcher(sql).replaceFirst(STREAMING_TABLE.nearest);
    for (UnknownForm unknown : OTHERS) {
      var matcher = unknown.form.matcher(known);
      if (matcher.find()) {
        return matcher.replaceFirst(unknown.nearest);
      }
    }
    return known;
  }

  /** Why Spark does not take the text as one statement; null when it does. */
  public static @Nullable String complaint(String sql) {
    Complaints complaints = new Complaints();
    SqlBaseLexer lexer = new SqlBaseLexer(new UpperCase(CharStreams.fromString(sql)));
    lexer.removeErrorListeners();
    lexer.addErrorListener(complaints);
    SqlBaseParser parser = new SqlBaseParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.addErrorListener(complaints);
    parser.singleStatement();
    return complaints.first;
  }

  private static final class Complaints extends BaseErrorListener {
    private @Nullable String first;

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        @Nullable Object symbol,
        int line,
        int column,
        String message,
        @Nullable RecognitionException cause) {
      if (first == null) {
        first = line + ":" + column + " " + message;
      }
    }
  }

  /** Shows a lexer that knows upper-case keywords only what it expects, and keeps the text. */
  private record UpperCase(CharStream text) implements CharStream {
    @Override
    public int LA(int offset) {
      int character = text.LA(offset);
      return character == IntStream.EOF || character == 0
          ? character
          : Character.toUpperCase(character);
    }

    @Override
    public String getText(Interval interval) {
      return text.getText(interval);
    }

    @Override
    public void consume() {
      text.consume();
    }

    @Override
    public int mark() {
      return text.mark();
    }

    @Override
    public void release(int marker) {
      text.release(marker);
    }

    @Override
    public int index() {
      return text.index();
    }

    @Override
    public void seek(int index) {
      text.seek(index);
    }

    @Override
    public int size() {
      return text.size();
    }

    @Override
    public String getSourceName() {
      return text.getSourceName();
    }
  }
}
