package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.ColumnDeclaration;
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

  /** The names that these references mean; each blank one is a problem and left out. */
  WrittenNames resolve(List<String> references, Place place, List<Problem> problems) {
    return WrittenNames.of(references, place, problems)
        .map(name -> spellings.getOrDefault(name, name));
  }

  /** Whether the table has all these columns, ignoring case. */
  boolean hasAll(List<Identifier> names) {
    return spellings.keySet().containsAll(names);
  }
}
