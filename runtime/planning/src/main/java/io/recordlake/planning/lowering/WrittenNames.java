package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The names of a list and where in it each was written.
 *
 * @param names the names that are not blank
 * @param positions the written position of each
 */
record WrittenNames(List<Identifier> names, List<Integer> positions) {
  /** Copies the lists. */
  WrittenNames {
    names = List.copyOf(names);
    positions = List.copyOf(positions);
  }

  /** The names of a list; each blank one is a problem and left out. */
  static WrittenNames of(List<String> written, Place place, List<Problem> problems) {
    List<Identifier> names = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      if (Blank.isBlank(written.get(i))) {
        problems.add(Identifier.blank(place.index(i)));
      } else {
        names.add(Identifier.of(written.get(i)));
        positions.add(i);
      }
    }
    return new WrittenNames(names, positions);
  }

  /** The same list with other spellings. */
  WrittenNames map(UnaryOperator<Identifier> spelling) {
    return new WrittenNames(names.stream().map(spelling).toList(), positions);
  }

  /** The first of each name. */
  WrittenNames distinct() {
    List<Identifier> first = new ArrayList<>();
    List<Integer> firstPositions = new ArrayList<>();
    Set<Identifier> seen = new HashSet<>();
    for (int i = 0; i < names.size(); i++) {
      if (seen.add(names.get(i))) {
        first.add(names.get(i));
        firstPositions.add(positions.get(i));
      }
    }
    return new WrittenNames(first, firstPositions);
  }

  /** Where these names, which are among the list's, were written. */
  List<Integer> positionsOf(List<Identifier> some) {
    return some.stream().map(name -> positions.get(names.indexOf(name))).toList();
  }
}
