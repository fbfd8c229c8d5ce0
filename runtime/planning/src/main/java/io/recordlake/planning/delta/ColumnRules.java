package io.recordlake.planning.delta;

import io.recordlake.model.name.Blank;
import io.recordlake.model.problem.Place;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.List;

/** Columns, their names and nested nullability. */
final class ColumnRules {
  private static final String MAPPING_REMEDY =
      "Declare the property delta.columnMapping.mode with the value \"name\"";

  private ColumnRules() {}

  static void judge(Declared declared) {
    List<ColumnDeclaration> columns = declared.table().columns();
    for (int i = 0; i < columns.size(); i++) {
      judge(declared, columns.get(i), Place.column(i));
    }
  }

  private static void judge(Declared declared, ColumnDeclaration column, Place place) {
    if (declared.isFull() && !declared.mapsColumns() && !Blank.isBlank(column.name())) {
      if (ColumnNames.needsMapping(column.name())) {
        needsMapping(declared, place.attribute("name"), column.name());
      }
    }
    if (declared.isFull()
        && declared.feedsChanges()
        && ColumnNames.reservedByChangeDataFeed(column.name())) {
      declared.add(
          PlanningProblem.CHANGE_DATA_FEED_COLUMN,
          place.attribute("name"),
          "the column name \"" + column.name() + "\" is reserved by change data feed",
          "Rename the column, or turn delta.enableChangeDataFeed off.");
    }
    if (column.renamedFrom() != null && !declared.mapsColumns()) {
      declared.add(
          PlanningProblem.RENAME_NEEDS_COLUMN_MAPPING,
          place.attribute("renamedFrom"),
          "column \"" + column.name() + "\" has renamedFrom, which requires column mapping",
          MAPPING_REMEDY + ", or remove the hint.");
    }
    DataType type = column.type();
    if (type != null) {
      NestedFields.of(column.name(), type, column.nullable())
          .forEach(field -> judgeField(declared, place.attribute("type"), field));
    }
  }

  private static void judgeField(Declared declared, Place place, NestedFields.Field field) {
    if (declared.isFull()
        && !declared.mapsColumns()
        && ColumnNames.needsMapping(field.field().name().value())) {
      needsMapping(declared, place, field.path());
    }
    if (!field.field().nullable() && !field.enforceable()) {
      declared.add(
          PlanningProblem.NESTED_NOT_NULL,
          place,
          "the field "
              + field.path()
              + " is NOT NULL, which is not deployable inside a nullable container, a list or a map",
          "Make the field nullable, or every container of it NOT NULL.");
    }
  }

  private static void needsMapping(Declared declared, Place place, String name) {
    declared.add(
        PlanningProblem.NAME_NEEDS_COLUMN_MAPPING,
        place,
        "the name \"" + name + "\" has a character that needs column mapping",
        MAPPING_REMEDY + ", or use another name.");
  }
}
