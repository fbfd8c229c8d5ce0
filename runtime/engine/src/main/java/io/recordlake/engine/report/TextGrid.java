package io.recordlake.engine.report;

import java.util.ArrayList;
import java.util.List;

/** Cells in columns, aligned by code point, two spaces apart, nothing at the end of a line. */
final class TextGrid {
  private static final String GAP = "  ";

  private TextGrid() {}

  /** One line for each row. */
  static List<String> lines(List<List<String>> rows) {
    List<Integer> widths = new ArrayList<>();
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int width = length(row.get(i));
        if (i == widths.size()) {
          widths.add(width);
        } else {
          widths.set(i, Math.max(widths.get(i), width));
        }
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private static String line(List<String> row, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      if (i > 0) {
        line.append(GAP);
      }
      line.append(row.get(i));
      line.append(" ".repeat(widths.get(i) - length(row.get(i))));
    }
    return line.toString().stripTrailing();
  }

  /** The text, with an ellipsis as its last character where it is longer than that. */
  static String cut(String text, int length) {
    return length(text) <= length
        ? text
        : text.substring(0, text.offsetByCodePoints(0, length - 1)) + "…";
  }

  /** A title over a line of the same length. */
  static String underlined(String title, char line) {
    return title + "\n" + String.valueOf(line).repeat(length(title));
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
