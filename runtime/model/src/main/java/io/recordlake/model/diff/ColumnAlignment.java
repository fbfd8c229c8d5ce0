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
import org.jspecify.annotations.Nullable;

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
    Map<Identifier, ObservedColumn> remaining = new LinkedHashMap<>();
    for (ObservedColumn column : observed.columns()) {
      remaining.put(column.name(), column);
    }
    ColumnAlignment alignment = new ColumnAlignment();
    alignment.resolveHints(desired, remaining);
    for (DesiredColumn column : desired.columns()) {
      alignment.align(column, remaining);
    }
    alignment.removed.addAll(remaining.values());
    return alignment;
  }

  /** Takes the sources of conflicting renames out; drift of their spelling is reported too. */
  private void resolveHints(DesiredTable desired, Map<Identifier, ObservedColumn> remaining) {
    for (DesiredColumn column : desired.columns()) {
      Identifier source = column.renamedFrom();
      if (source == null || !remaining.containsKey(source)) {
        continue;
      }
      if (remaining.containsKey(column.name())) {
        ObservedColumn old = remaining.get(source);
        conflicts.add(new Unresolvable.ColumnRenameConflict(old.name(), column.name()));
        noteSpelling(source, old.name());
        remaining.remove(source);
      }
    }
  }

  private void align(DesiredColumn column, Map<Identifier, ObservedColumn> remaining) {
    ObservedColumn same = remaining.remove(column.name());
    if (same != null) {
      noteSpelling(column.name(), same.name());
      matched.add(new Matched(column, same, same.name()));
      return;
    }
    @Nullable Identifier source = column.renamedFrom();
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
