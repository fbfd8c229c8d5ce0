package io.recordlake.deltasql.read;

import io.recordlake.deltasql.read.CatalogQuery.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rows that queries answered on one table. */
final class TableRows {
  private final Map<Kind, List<Row>> rows = new LinkedHashMap<>();

  void add(Kind kind, List<@Nullable String> values) {
    rows.computeIfAbsent(kind, key -> new ArrayList<>()).add(new Row(kind, values));
  }

  List<Row> of(Kind kind) {
    return rows.getOrDefault(kind, List.of());
  }

  /** Rows of a kind by the value of a column, in order of appearance. */
  Map<String, List<Row>> of(Kind kind, String column) throws UnreadableTableException {
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    for (Row row : of(kind)) {
      groups.computeIfAbsent(row.get(column), key -> new ArrayList<>()).add(row);
    }
    return groups;
  }

  /** One row, by the names of its columns. */
  record Row(Kind kind, List<@Nullable String> values) {
    /** The value of a column; never null. */
    String get(String column) throws UnreadableTableException {
      String value = find(column);
      if (value == null) {
        throw UnreadableTableException.malformed(
            "the catalog answers no " + column + " where it lists " + what());
      }
      return value;
    }

    /** The value of a column, or null. */
    @Nullable String find(String column) {
      int index = kind.columns().indexOf(column);
      return index < values.size() ? values.get(index) : null;
    }

    private String what() {
      return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
