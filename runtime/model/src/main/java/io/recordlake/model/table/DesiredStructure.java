package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The structural rules of a desired table. */
final class DesiredStructure {
  private final List<DesiredColumn> columns;
  private final TableStructure structure;

  private DesiredStructure(List<DesiredColumn> columns) {
    this.columns = columns;
    this.structure = new TableStructure(columns.stream().map(DesiredColumn::name).toList());
  }

  static List<Problem> problems(
      List<DesiredColumn> columns,
      Map<String, String> tags,
      List<Identifier> partitionedBy,
      List<Identifier> clusteredBy,
      @Nullable DesiredPrimaryKey primaryKey,
      List<DesiredForeignKey> foreignKeys,
      Scope scope,
      List<Identifier> droppedColumns) {
    DesiredStructure rules = new DesiredStructure(columns);
    rules.structure.checkColumns();
    rules.structure.checkLayout(partitionedBy, "partitionedBy", "Partition");
    rules.structure.checkLayout(clusteredBy, "clusteredBy", "Clustering");
    if (primaryKey != null) {
      rules.checkPrimaryKey(primaryKey);
    }
    rules.checkForeignKeys(foreignKeys);
    rules.structure.checkTags(tags, Place.root().attribute("tags"));
    for (int i = 0; i < columns.size(); i++) {
      rules.structure.checkTags(columns.get(i).tags(), Place.column(i).attribute("tags"));
    }
    rules.checkRenames(scope);
    rules.checkDropped(droppedColumns);
    return List.copyOf(rules.structure.problems());
  }

  private void checkPrimaryKey(DesiredPrimaryKey key) {
    structure.checkKnown(
        key.columns(), Place.root().attribute("primaryKey"), "Primary key column not found");
    Set<Identifier> keyColumns = Set.copyOf(key.columns());
    for (int i = 0; i < columns.size(); i++) {
      DesiredColumn column = columns.get(i);
      if (column.nullable() && keyColumns.contains(column.name())) {
        structure.add(
            StructureProblem.NULLABLE_KEY_COLUMN,
            Place.column(i).attribute("nullable"),
            "the primary key column \"" + column.name() + "\" must be NOT NULL",
            "Make it NOT NULL: use a primitive type or @Column(nullable = false).");
      }
    }
  }

  private void checkForeignKeys(List<DesiredForeignKey> keys) {
    Set<Set<Identifier>> columnSets = new HashSet<>();
    Set<Identifier> names = new HashSet<>();
    for (int i = 0; i < keys.size(); i++) {
      DesiredForeignKey key = keys.get(i);
      Place place = Place.root().attribute("foreignKeys").index(i);
      structure.checkKnown(
          key.columns(), place.attribute("columns"), "Foreign key local column not found");
      if (!columnSets.add(Set.copyOf(key.columns()))) {
        structure.add(
            StructureProblem.DUPLICATE_FOREIGN_KEY,
            place,
            "two foreign keys stand over the same local columns " + Identifier.join(key.columns()),
            "Keep one of the two: the platform refuses the second.");
      }
      Identifier name = key.name();
      if (name != null && !names.add(name)) {
        structure.add(
            StructureProblem.DUPLICATE_CONSTRAINT_NAME,
            place.attribute("name"),
            "two foreign keys ask for the same constraint name \"" + name + "\"",
            "Give one of them another name, or none.");
      }
    }
  }

  private void checkRenames(Scope scope) {
    Set<Identifier> declared = new HashSet<>(columns.size() * 2);
    columns.forEach(column -> declared.add(column.name()));
    Set<Identifier> sources = new HashSet<>();
    for (int i = 0; i < columns.size(); i++) {
      Identifier name = columns.get(i).name();
      Identifier source = columns.get(i).renamedFrom();
      if (source != null) {
        checkRename(name, source, Place.column(i).attribute("renamedFrom"), scope, declared);
        if (!sources.add(source)) {
          structure.add(
              StructureProblem.RENAME_SOURCE_REPEATED,
              Place.column(i).attribute("renamedFrom"),
              "two columns are renamed from \"" + source + "\"",
              "Keep the hint on the column that takes over the data.");
        }
      }
    }
  }

  private void checkRename(
      Identifier name, Identifier source, Place place, Scope scope, Set<Identifier> declared) {
    if (!scope.manages(TableAspect.COLUMN_STRUCTURE)) {
      structure.add(
          StructureProblem.RENAME_OUT_OF_SCOPE,
          place,
          "the rename from \""
              + source
              + "\" can never run: scope "
              + scope.label()
              + " does not manage column structure",
          "Remove the hint, or declare the table with full scope.");
    }
    if (source.equals(name)) {
      structure.add(
          StructureProblem.RENAME_TO_ITSELF,
          place,
          "column \""
              + name
              + "\" cannot be renamed from itself (names are compared ignoring case)",
          "Remove the hint.");
    } else if (declared.contains(source)) {
      structure.add(
          StructureProblem.RENAME_SOURCE_STILL_DECLARED,
          place,
          "column \"" + name + "\" is renamed from \"" + source + "\", which is still declared",
          "Remove the hint or the old column; swaps and chains need two steps.");
    }
  }

  private void checkDropped(List<Identifier> dropped) {
    Set<Identifier> declared = new HashSet<>(columns.size() * 2);
    columns.forEach(column -> declared.add(column.name()));
    for (int i = 0; i < dropped.size(); i++) {
      if (declared.contains(dropped.get(i))) {
        structure.add(
            StructureProblem.DROPPED_COLUMN_STILL_DECLARED,
            Place.root().attribute("droppedColumns").index(i),
            "column \"" + dropped.get(i) + "\" is named as dropped and still declared",
            "Remove the column, or take its name out of the dropped columns.");
      }
    }
  }
}
