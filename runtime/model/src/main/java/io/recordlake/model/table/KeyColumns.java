package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What holds for the column lists of every key. */
final class KeyColumns {
  private KeyColumns() {}

  /** What is wrong with a list of key columns: that it is empty, or each repeated column. */
  static List<Problem> problems(List<Identifier> columns, String attribute, String what) {
    Place place = Place.root().attribute(attribute);
    if (columns.isEmpty()) {
      return List.of(
          Problem.of(
              StructureProblem.EMPTY_KEY,
              place,
              "the columns of the " + what + " must not be empty",
              "Name at least one column, or leave the key out."));
    }
    return repeated(columns, place, what + " column");
  }

  /** Each column that repeats an earlier one. */
  static List<Problem> repeated(List<Identifier> columns, Place place, String what) {
    List<Problem> problems = new ArrayList<>();
    Set<Identifier> seen = new HashSet<>();
    for (int i = 0; i < columns.size(); i++) {
      if (!seen.add(columns.get(i))) {
        problems.add(
            Problem.of(
                StructureProblem.REPEATED_COLUMN,
                place.index(i),
                "Duplicate " + what + " \"" + columns.get(i) + "\"",
                "Name each column once."));
      }
    }
    return problems;
  }

  /** What is wrong with the local columns of a foreign key. */
  static List<Problem> localProblems(List<Identifier> local) {
    return problems(local, "columns", "foreign key");
  }

  /** What is wrong with the two column lists of a foreign key. */
  static List<Problem> pairProblems(List<Identifier> local, List<Identifier> referenced) {
    List<Problem> problems = new ArrayList<>(localProblems(local));
    if (local.size() == referenced.size()) {
      problems.addAll(
          repeated(
              referenced,
              Place.root().attribute("referencedColumns"),
              "foreign key referenced column"));
    } else if (!local.isEmpty()) {
      problems.add(
          Problem.of(
              StructureProblem.FOREIGN_KEY_COLUMN_COUNT,
              Place.root().attribute("referencedColumns"),
              "the foreign key has "
                  + local.size()
                  + " local and "
                  + referenced.size()
                  + " referenced columns",
              "Name one referenced column for each local column."));
    }
    return problems;
  }

  static void require(List<Problem> problems) {
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
  }

  /** The positions of the local columns, ordered by name: the canonical order of a foreign key. */
  static List<Integer> canonicalOrder(List<Identifier> local) {
    return IntStream.range(0, local.size())
        .boxed()
        .sorted(Comparator.comparing(local::get))
        .toList();
  }

  static List<Identifier> pick(List<Identifier> names, List<Integer> order) {
    return order.stream().map(names::get).toList();
  }
}
