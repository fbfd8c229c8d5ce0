package io.recordlake.planning.delta;

import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.Scope;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A declaration under judgement: what the rules ask of it, and the problems that they found. */
final class Declared {
  private final TableDeclaration table;
  private final boolean mapsColumns;
  private final boolean feedsChanges;
  private final Map<String, ColumnDeclaration> columnsByName = new HashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  Declared(TableDeclaration table) {
    this.table = table;
    this.mapsColumns = table.declares(ManagedProperty.COLUMN_MAPPING_MODE.key(), "name");
    this.feedsChanges = table.declares(ManagedProperty.CHANGE_DATA_FEED.key(), "true");
    for (ColumnDeclaration column : table.columns()) {
      columnsByName.putIfAbsent(column.name().toLowerCase(Locale.ROOT), column);
    }
  }

  TableDeclaration table() {
    return table;
  }

  /** The column that a reference means, ignoring case, or null when there is none. */
  @Nullable ColumnDeclaration column(String reference) {
    return columnsByName.get(reference.toLowerCase(Locale.ROOT));
  }

  boolean mapsColumns() {
    return mapsColumns;
  }

  boolean feedsChanges() {
    return feedsChanges;
  }

  boolean isFull() {
    return table.scope() == Scope.FULL;
  }

  void add(PlanningProblem code, Place place, String message, String remedy) {
    problems.add(Problem.of(code, place, message, remedy));
  }

  List<Problem> problems() {
    return problems;
  }
}
