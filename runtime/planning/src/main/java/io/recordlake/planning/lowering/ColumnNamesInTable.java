package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.ColumnDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Resolves references to columns: written in any case, they take the spelling of the column. A
 * reference that no column answers is kept as written, for the structural rules to report.
 */
final class ColumnNamesInTable {
  private final Map<Identifier, Identifier> spellings = new HashMap<>();

  ColumnNamesInTable(List<ColumnDeclaration> columns) {
    for (ColumnDeclaration column : columns) {
      if (!Blank.isBlank(column.name())) {
        Identifier name = Identifier.of(column.name());
        spellings.putIfAbsent(name, name);
      }
    }
  }

  /** The identifiers of these references; each blank one is a problem and left out. */
  List<Identifier> resolve(List<String> references, Place place, List<Problem> problems) {
    List<Identifier> resolved = new ArrayList<>();
    for (Identifier name : identifiers(references, place, problems)) {
      resolved.add(spellings.getOrDefault(name, name));
    }
    return resolved;
  }

  /** The names as identifiers; each blank one is a problem and left out. */
  static List<Identifier> identifiers(List<String> names, Place place, List<Problem> problems) {
    List<Identifier> identifiers = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (Blank.isBlank(names.get(i))) {
        problems.add(Identifier.blank(place.index(i)));
      } else {
        identifiers.add(Identifier.of(names.get(i)));
      }
    }
    return identifiers;
  }
}
