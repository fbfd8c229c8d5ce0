package io.recordlake.conformance.convergence;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.Scope;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A declaration in the making: revised until it is lowered. */
final class DraftTable {
  static final String MAPPING = "delta.columnMapping.mode";
  static final String FEED = "delta.enableChangeDataFeed";
  static final String WIDENING = "delta.enableTypeWidening";

  final QualifiedName name;
  List<DraftColumn> columns = new ArrayList<>();
  String comment = "";
  Map<String, String> tags = new LinkedHashMap<>();
  List<String> partitionedBy = new ArrayList<>();
  List<String> clusteredBy = new ArrayList<>();
  @Nullable List<String> primaryKey;
  @Nullable String primaryKeyName;
  List<DraftKey> foreignKeys = new ArrayList<>();

  /** What is said of each property: a value, or that it is absent. */
  Map<String, Optional<String>> properties = new LinkedHashMap<>();

  Scope scope = Scope.FULL;
  List<String> dropped = new ArrayList<>();

  DraftTable(QualifiedName name) {
    this.name = name;
  }

  DraftTable copy() {
    DraftTable copy = new DraftTable(name);
    columns.forEach(column -> copy.columns.add(column.copy()));
    copy.comment = comment;
    copy.tags = new LinkedHashMap<>(tags);
    copy.partitionedBy = new ArrayList<>(partitionedBy);
    copy.clusteredBy = new ArrayList<>(clusteredBy);
    copy.primaryKey = primaryKey == null ? null : new ArrayList<>(primaryKey);
    copy.primaryKeyName = primaryKeyName;
    foreignKeys.forEach(key -> copy.foreignKeys.add(key.copy()));
    copy.properties = new LinkedHashMap<>(properties);
    copy.scope = scope;
    copy.dropped = new ArrayList<>(dropped);
    return copy;
  }

  @Nullable DraftColumn column(String wanted) {
    for (DraftColumn column : columns) {
      if (same(column.name, wanted)) {
        return column;
      }
    }
    return null;
  }

  boolean says(String property, String value) {
    return Optional.of(value).equals(properties.get(property));
  }

  /** Whether names may need column mapping. */
  boolean mapped() {
    return says(MAPPING, "name");
  }

  /** Changes how keys and layout name columns; a column that becomes null leaves them. */
  void rename(UnaryOperator<@Nullable String> change) {
    partitionedBy = renamed(partitionedBy, change);
    clusteredBy = renamed(clusteredBy, change);
    if (primaryKey != null) {
      List<String> key = renamed(primaryKey, change);
      primaryKey = key.isEmpty() ? null : key;
      primaryKeyName = key.isEmpty() ? null : primaryKeyName;
    }
    for (DraftKey key : foreignKeys) {
      for (int i = key.columns.size() - 1; i >= 0; i--) {
        String to = change.apply(key.columns.get(i));
        if (to == null) {
          key.columns.remove(i);
          key.referenced.remove(i);
        } else {
          key.columns.set(i, to);
        }
      }
    }
    foreignKeys.removeIf(key -> key.columns.isEmpty());
  }

  private static List<String> renamed(List<String> names, UnaryOperator<@Nullable String> change) {
    List<String> result = new ArrayList<>();
    for (String name : names) {
      String to = change.apply(name);
      if (to != null) {
        result.add(to);
      }
    }
    return result;
  }

  static boolean same(String one, String other) {
    return Identifier.of(one).equals(Identifier.of(other));
  }

  TableDeclaration declaration() {
    return new TableDeclaration(
        name.catalog(),
        name.schema(),
        name.name(),
        columns.stream().map(DraftColumn::declaration).toList(),
        comment,
        DraftColumn.tags(tags),
        partitionedBy,
        clusteredBy,
        primaryKey,
        primaryKeyName,
        foreignKeys.stream().map(DraftKey::declaration).toList(),
        properties.entrySet().stream()
            .map(entry -> new PropertyDeclaration(entry.getKey(), entry.getValue().orElse(null)))
            .toList(),
        scope,
        dropped);
  }
}
