package io.recordlake.model.diff;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which observed column each desired column is, after the declared renames.
 *
 * <p>A rename whose old name is observed and whose new name is not renames; with both observed it
 * is a conflict, and the old column is left out of the comparison; with the old name not observed
 * it says nothing.
 */
final class ColumnAlignment {
  /** A desired column, what the catalog has of it, and the name that the plan knows it by. */
  record Matched(DesiredColumn desired, ObservedColumn observed, Identifier projected) {}

  private final List<RenameColumn> renames = new ArrayList<>();
  private final List<Unresolvable> conflicts = new ArrayList<>();
  private final List<Unresolvable> caseDrifts = new ArrayList<>();
  private final List<DesiredColumn> added = new ArrayList<>();
  private final List<ObservedColumn> removed = new ArrayList<>();
  private final List<Matched> matched = new ArrayList<>();
  private final Map<Identifier, Identifier> projection = new HashMap<>();

  static ColumnAlignment of(DesiredTable desired, ObservedTable observed) {
    ColumnAlignment alignment = new ColumnAlignment();
    alignment.align(desired.columns(), observed.columns());
    return alignment;
  }

  /** Columns that stand in the same places are paired at once: most tables have no others. */
  private void align(List<DesiredColumn> desired, List<ObservedColumn> observed) {
    int common = commonPrefix(desired, observed);
    Map<Identifier, ObservedColumn> remaining = new LinkedHashMap<>();
    for (ObservedColumn column : observed.subList(common, observed.size())) {
      remaining.put(column.name(), column);
    }
    if (!remaining.isEmpty()) {
      resolveHints(desired, common, remaining);
    }
    for (int i = 0; i < desired.size(); i++) {
      DesiredColumn column = desired.get(i);
      ObservedColumn same = i < common ? observed.get(i) : remaining.remove(column.name());
      if (same == null) {
        alignRenamed(column, remaining);
      } else {
        noteSpelling(column.name(), same.name());
        matched.add(new Matched(column, same, same.name()));
      }
    }
    removed.addAll(remaining.values());
  }

  private static int commonPrefix(List<DesiredColumn> desired, List<ObservedColumn> observed) {
    int shorter = Math.min(desired.size(), observed.size());
    int common = 0;
    while (common < shorter && desired.get(common).name().equals(observed.get(common).name())) {
      common++;
    }
    return common;
  }

  /**
   * Takes the sources of conflicting renames out; drift of their spelling is reported too. A source
   * is never declared, so it is always among the remaining columns.
   */
  private void resolveHints(
      List<DesiredColumn> desired, int common, Map<Identifier, ObservedColumn> remaining) {
    for (int i = 0; i < desired.size(); i++) {
      DesiredColumn column = desired.get(i);
      Identifier source = column.renamedFrom();
      if (source != null && (i < common || remaining.containsKey(column.name()))) {
        ObservedColumn old = remaining.remove(source);
        if (old != null) {
          conflicts.add(new Unresolvable.ColumnRenameConflict(old.name(), column.name()));
          noteSpelling(source, old.name());
        }
      }
    }
  }

  private void alignRenamed(DesiredColumn column, Map<Identifier, ObservedColumn> remaining) {
    Identifier source = column.renamedFrom();
    ObservedColumn old = source == null ? null : remaining.remove(source);
    if (source == null || old == null) {
      added.add(column);
      return;
    }
    noteSpelling(source, old.name());
    renames.add(new RenameColumn(old.name(), column.name()));
    projection.put(old.name(), column.name());
    matched.add(new Matched(column, old, column.name()));
  }

  private void noteSpelling(Identifier declared, Identifier observed) {
    if (!declared.sameSpelling(observed)) {
      caseDrifts.add(new Unresolvable.ColumnCaseDrift(declared, observed));
    }
  }

  /** The observed names as they are once the renames have run. */
  List<Identifier> project(List<Identifier> observed) {
    return projection.isEmpty()
        ? observed
        : observed.stream().map(name -> projection.getOrDefault(name, name)).toList();
  }

  List<RenameColumn> renames() {
    return renames;
  }

  List<DesiredColumn> added() {
    return added;
  }

  List<ObservedColumn> removed() {
    return removed;
  }

  List<Matched> matched() {
    return matched;
  }

  List<Unresolvable> conflicts() {
    return conflicts;
  }

  List<Unresolvable> caseDrifts() {
    return caseDrifts;
  }
}
