package io.recordlake.processor.declare;

import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.processor.report.NameSuggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says for a column that does not exist which one was probably meant. */
public final class ColumnAdvice {

  private static final int LISTED = 7;

  private ColumnAdvice() {}

  /** The problem with a better way out, when it is about an unknown column of this table. */
  public static Problem improve(Problem problem, ReadTable table) {
    if (problem.code() != StructureProblem.UNKNOWN_COLUMN) {
      return problem;
    }
    String written = written(problem.place(), table);
    return written == null
        ? problem
        : Problem.of(problem.code(), problem.place(), problem.message(), remedy(written, table));
  }

  private static String remedy(String written, ReadTable table) {
    for (ReadTable.Column column : table.columns()) {
      if (column.component().equals(written)) {
        return "\""
            + written
            + "\" is the component; write the name of its column, \""
            + column.column()
            + "\".";
      }
    }
    List<String> names = table.columns().stream().map(ReadTable.Column::column).toList();
    String nearest = NameSuggestion.nearest(written, names);
    if (nearest != null) {
      return "Did you mean \"" + nearest + "\"?";
    }
    return names.size() <= LISTED
        ? "The columns are " + String.join(", ", names) + "."
        : "Name a column of the table, as the catalog has it.";
  }

  /** The text at a place of a declaration that names a column, or null. */
  private static @Nullable String written(Place place, ReadTable table) {
    TableDeclaration declaration = table.declaration();
    List<String> names = new ArrayList<>();
    List<Integer> indexes = new ArrayList<>();
    for (Place.Step step : place.steps()) {
      if (step instanceof Place.Attribute attribute) {
        names.add(attribute.name());
      } else if (step instanceof Place.Index index) {
        indexes.add(index.value());
      }
    }
    if (declaration == null || names.isEmpty() || indexes.isEmpty()) {
      return null;
    }
    List<String> primaryKey = declaration.primaryKey();
    return switch (names.get(0)) {
      case "partitionedBy" -> declaration.partitionedBy().get(indexes.get(0));
      case "clusteredBy" -> declaration.clusteredBy().get(indexes.get(0));
      case "primaryKey" -> primaryKey == null ? null : primaryKey.get(indexes.get(0));
      case "foreignKeys" ->
          indexes.size() < 2
              ? null
              : declaration.foreignKeys().get(indexes.get(0)).columns().get(indexes.get(1));
      default -> null;
    };
  }
}
