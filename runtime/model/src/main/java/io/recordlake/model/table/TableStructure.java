package io.recordlake.model.table;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The structural rules that desired and observed tables share. */
final class TableStructure {
  private final List<Identifier> columns;
  private final Set<String> spellings;
  private final List<Problem> problems = new ArrayList<>();

  TableStructure(List<Identifier> columns) {
    this.columns = columns;
    this.spellings = new HashSet<>(columns.size() * 2);
    columns.forEach(column -> spellings.add(column.value()));
  }

  List<Problem> problems() {
    return problems;
  }

  void add(StructureProblem code, Place place, String message, String remedy) {
    problems.add(Problem.of(code, place, message, remedy));
  }

  void checkColumns() {
    if (columns.isEmpty()) {
      add(
          StructureProblem.NO_COLUMNS,
          Place.root().attribute("columns"),
          "a table needs at least one column",
          "Declare a column.");
    }
    Set<Identifier> seen = new HashSet<>(columns.size() * 2);
    for (int i = 0; i < columns.size(); i++) {
      if (!seen.add(columns.get(i))) {
        add(
            StructureProblem.DUPLICATE_COLUMN,
            Place.column(i).attribute("name"),
            "Duplicate column \"" + columns.get(i) + "\" (names are compared ignoring case)",
            "Rename one of the two columns.");
      }
    }
  }

  /** Checks a layout list: known columns, none twice. */
  void checkLayout(List<Identifier> names, String attribute, String what) {
    Place place = Place.root().attribute(attribute);
    checkKnown(names, place, what + " column not found");
    problems.addAll(KeyColumns.repeated(names, place, what + " column"));
  }

  /** Checks that columns exist, in the very spelling. */
  void checkKnown(List<Identifier> names, Place place, String message) {
    for (int i = 0; i < names.size(); i++) {
      if (!spellings.contains(names.get(i).value())) {
        add(
            StructureProblem.UNKNOWN_COLUMN,
            place.index(i),
            message + ": \"" + names.get(i) + "\"",
            "Name a column of the table, spelled as the table has it.");
      }
    }
  }

  void checkTags(Map<String, String> tags, Place place) {
    int i = 0;
    for (String key : tags.keySet()) {
      if (Blank.isBlank(key)) {
        add(
            StructureProblem.BLANK_TAG_KEY,
            place.index(i).attribute("key"),
            "Tag key must not be blank",
            "Give the tag a key, or remove it.");
      }
      i++;
    }
  }
}
