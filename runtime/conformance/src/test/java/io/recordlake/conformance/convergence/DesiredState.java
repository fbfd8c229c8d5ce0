package io.recordlake.conformance.convergence;

import io.recordlake.model.diff.ProtectedTag;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Compares a table with its declaration, part by part, in another way than the engine does: a
 * difference that the engine does not see shows here.
 */
final class DesiredState {
  private final List<String> differences = new ArrayList<>();

  private DesiredState() {}

  /** What is not as declared; nothing where all is. */
  static List<String> differences(DesiredTable desired, ObservedTable observed) {
    DesiredState state = new DesiredState();
    state.compare("columns", columns(desired), columnsOf(observed));
    state.compare("comment", desired.comment(), observed.comment());
    state.compare("tags", desired.tags(), settable(observed.tags()));
    state.compare("partitioning", desired.partitionedBy(), observed.partitionedBy());
    state.compare(
        "clustering", Set.copyOf(desired.clusteredBy()), Set.copyOf(observed.clusteredBy()));
    state.compare("primary key", key(desired.primaryKey()), key(observed.primaryKey()));
    state.compare("foreign keys", keys(desired), keys(observed));
    if (desired.scope() == Scope.FULL) {
      state.compare("properties", properties(desired), new TreeMap<>(observed.properties()));
    }
    return state.differences;
  }

  private void compare(String part, Object desired, Object observed) {
    if (!desired.equals(observed)) {
      differences.add(part + ": declared " + desired + " and is " + observed);
    }
  }

  private record Column(String type, boolean nullable, String comment, Map<String, String> tags) {}

  private static Map<String, Column> columns(DesiredTable table) {
    Map<String, Column> columns = new TreeMap<>();
    for (DesiredColumn column : table.columns()) {
      columns.put(
          column.name().value(),
          new Column(column.type().toString(), column.nullable(), column.comment(), column.tags()));
    }
    return columns;
  }

  private static Map<String, Column> columnsOf(ObservedTable table) {
    Map<String, Column> columns = new TreeMap<>();
    for (ObservedColumn column : table.columns()) {
      columns.put(
          column.name().value(),
          new Column(
              column.type().toString(),
              column.nullable(),
              column.comment(),
              settable(column.tags())));
    }
    return columns;
  }

  private static Map<String, String> settable(Map<String, String> tags) {
    Map<String, String> settable = new TreeMap<>(tags);
    settable.keySet().removeIf(key -> !ProtectedTag.isSettable(key));
    return settable;
  }

  private static String key(@Nullable DesiredPrimaryKey key) {
    return key == null ? "none" : spelled(key.columns()).toString();
  }

  private static String key(@Nullable ObservedPrimaryKey key) {
    return key == null ? "none" : spelled(key.columns()).toString();
  }

  private static Set<String> spelled(List<Identifier> names) {
    return names.stream().map(Identifier::value).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> keys(DesiredTable table) {
    Set<String> keys = new TreeSet<>();
    for (DesiredForeignKey key : table.foreignKeys()) {
      keys.add(pairs(key.columns(), key.referencedColumns()) + " of " + key.references());
    }
    return keys;
  }

  private static Set<String> keys(ObservedTable table) {
    Set<String> keys = new TreeSet<>();
    for (ObservedForeignKey key : table.foreignKeys()) {
      keys.add(pairs(key.columns(), key.referencedColumns()) + " of " + key.references());
    }
    return keys;
  }

  private static Set<String> pairs(List<Identifier> local, List<Identifier> referenced) {
    Set<String> pairs = new LinkedHashSet<>();
    for (int i = 0; i < local.size(); i++) {
      pairs.add(local.get(i).value() + "->" + referenced.get(i).value());
    }
    return new TreeSet<>(pairs);
  }

  private static Map<String, String> properties(DesiredTable table) {
    Map<String, String> properties = new TreeMap<>();
    table
        .properties()
        .forEach(
            (key, intent) -> {
              if (intent instanceof PropertyIntent.Present present) {
                properties.put(key, present.value());
              }
            });
    return properties;
  }
}
