package io.recordlake.local.internal.sql;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/** Reads the text of one statement. */
public final class SqlParser {

  private SqlParser() {}

  /**
   * The statement that a text stands for.
   *
   * @throws SqlSyntaxException when it is none of those that the Delta dialect emits, or names a
   *     type that cannot be
   */
  public static Statement parse(String sql) {
    LakeSqlLexer lexer = new LakeSqlLexer(CharStreams.fromString(sql));
    lexer.removeErrorListeners();
    lexer.addErrorListener(Refusal.INSTANCE);
    LakeSqlParser parser = new LakeSqlParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.addErrorListener(Refusal.INSTANCE);
    try {
      return statement(parser.statement());
    } catch (InvalidDeclarationException e) {
      throw new SqlSyntaxException(Objects.requireNonNullElse(e.getMessage(), ""));
    }
  }

  private static Statement statement(LakeSqlParser.StatementContext tree) {
    if (tree.createTable() != null) {
      return createTable(tree.createTable());
    }
    if (tree.alterTable() != null) {
      LakeSqlParser.AlterTableContext alter = tree.alterTable();
      return new Statement.AlterTable(
          tableName(alter.tableName()),
          alter.STREAMING() != null,
          alter.change().accept(new ChangeTree()));
    }
    LakeSqlParser.CommentOnTableContext comment = tree.commentOnTable();
    return new Statement.CommentOnTable(
        tableName(comment.tableName()), string(comment.STRING_LITERAL()));
  }

  private static Statement createTable(LakeSqlParser.CreateTableContext tree) {
    return new Statement.CreateTable(
        tableName(tree.tableName()),
        tree.columnDefinition().stream().map(TypeTree::column).toList(),
        tree.primaryKey() == null ? null : primaryKey(tree.primaryKey()),
        tree.comment == null ? "" : SqlLiterals.string(tree.comment.getText()),
        tree.properties == null ? Map.of() : pairs(tree.properties),
        tree.partitioned == null ? List.of() : columnNames(tree.partitioned),
        tree.clustered == null ? List.of() : columnNames(tree.clustered));
  }

  static PrimaryKeyClause primaryKey(LakeSqlParser.PrimaryKeyContext tree) {
    return new PrimaryKeyClause(
        constraintName(tree.constraintName()), columnNames(tree.columnNames()));
  }

  static @Nullable String constraintName(LakeSqlParser.@Nullable ConstraintNameContext tree) {
    return tree == null ? null : identifier(tree.IDENTIFIER());
  }

  static QualifiedName tableName(LakeSqlParser.TableNameContext tree) {
    return new QualifiedName(
        identifier(tree.IDENTIFIER(0)),
        identifier(tree.IDENTIFIER(1)),
        identifier(tree.IDENTIFIER(2)));
  }

  static List<String> columnNames(LakeSqlParser.ColumnNamesContext tree) {
    return tree.columnName().stream().map(SqlParser::columnName).toList();
  }

  static String columnName(LakeSqlParser.ColumnNameContext tree) {
    return identifier(tree.IDENTIFIER());
  }

  static Map<String, String> pairs(LakeSqlParser.PairsContext tree) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (LakeSqlParser.PairContext pair : tree.pair()) {
      String key = SqlLiterals.string(pair.key.getText());
      if (pairs.putIfAbsent(key, SqlLiterals.string(pair.value.getText())) != null) {
        throw new SqlSyntaxException("The key '" + key + "' stands twice in one list.");
      }
    }
    return pairs;
  }

  static List<String> keys(LakeSqlParser.KeysContext tree) {
    return tree.STRING_LITERAL().stream().map(SqlParser::string).toList();
  }

  static String string(ParseTree literal) {
    return SqlLiterals.string(literal.getText());
  }

  private static String identifier(ParseTree quoted) {
    return SqlLiterals.identifier(quoted.getText());
  }

  /** Ends parsing at the first thing that does not belong. */
  private static final class Refusal extends BaseErrorListener {

    static final Refusal INSTANCE = new Refusal();

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offendingSymbol,
        int line,
        int column,
        String message,
        RecognitionException e) {
      String found =
          offendingSymbol instanceof Token token && token.getType() != Token.EOF
              ? "at '" + token.getText() + "'"
              : "at the end";
      throw new SqlSyntaxException(
          "The statement does not read "
              + found
              + " (line "
              + line
              + ", position "
              + column
              + "): "
              + message
              + ". The embedded lakehouse runs exactly the statements that"
              + " RecordLake itself writes.");
    }
  }
}
