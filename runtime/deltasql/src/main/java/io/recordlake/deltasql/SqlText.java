package io.recordlake.deltasql;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Names and texts as SQL.
 *
 * <p>A literal escapes with a backslash before the character itself, which Spark and Databricks
 * read alike in every release. Beyond the backslash and the quote, two sequences are broken up:
 * <code>
 * ${</code>, which a Spark session would substitute before it parses, and two double quotes, which
 * the JDBC driver would delete after {@code ESCAPE}. All other characters stand for themselves,
 * line breaks included.
 */
public final class SqlText {
  private SqlText() {}

  /** The name in backticks, with each backtick in it doubled. */
  public static String identifier(String name) {
    return "`" + name.replace("`", "``") + "`";
  }

  /** The name in backticks, with each backtick in it doubled. */
  public static String identifier(Identifier name) {
    return identifier(name.value());
  }

  /** The names in backticks, in this order, separated by comma and space. */
  public static String identifiers(List<Identifier> names) {
    return names.stream().map(SqlText::identifier).collect(Collectors.joining(", "));
  }

  /** The table's three names, each in backticks. */
  public static String qualified(QualifiedName name) {
    return identifier(name.catalog())
        + "."
        + identifier(name.schema())
        + "."
        + identifier(name.name());
  }

  /** The text as a string literal. */
  public static String literal(String text) {
    String escaped =
        text.replace("\\", "\\\\")
            .replace("'", "\\'")
            .replace("${", "$\\{")
            .replace("\"\"", "\\\"\\\"");
    return "'" + escaped + "'";
  }

  /** Key and value of a property or a tag. */
  static String pair(String key, String value) {
    return literal(key) + "=" + literal(value);
  }
}
