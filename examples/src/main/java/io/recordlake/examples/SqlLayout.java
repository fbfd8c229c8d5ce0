package io.recordlake.examples;

/** Lays long CREATE TABLE statements out for the eye: each column and each clause on its line. */
final class SqlLayout {
  private static final int WIDTH = 100;

  private SqlLayout() {}

  /** The same script, with line breaks where they mean nothing to SQL. */
  static String wrap(String script) {
    StringBuilder text = new StringBuilder();
    script.lines().forEach(line -> text.append(line(line)).append('\n'));
    return text.toString().stripTrailing();
  }

  private static String line(String statement) {
    if (statement.length() <= WIDTH || !statement.startsWith("CREATE TABLE ")) {
      return statement;
    }
    StringBuilder text = new StringBuilder();
    char quote = 0;
    int depth = 0;
    boolean inColumns = true;
    for (int i = 0; i < statement.length(); i++) {
      char c = statement.charAt(i);
      text.append(c);
      if (quote != 0) {
        if (c == '\\' && quote == '\'') {
          i++;
          text.append(statement.charAt(i));
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '\'' || c == '`') {
        quote = c;
      } else if (c == '(' || c == '<') {
        depth++;
        if (inColumns && depth == 1) {
          text.append("\n    ");
        }
      } else if (c == ')' || c == '>') {
        depth--;
        if (inColumns && depth == 0) {
          inColumns = false;
          text.append("\n ");
        }
      } else if (c == ',' && inColumns && depth == 1) {
        text.append("\n   ");
      }
    }
    return text.toString();
  }
}
