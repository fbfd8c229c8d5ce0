package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.ColumnMapping;
import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.delta.TableMetadata;
import io.recordlake.local.internal.sql.ColumnDefinition;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.delta.ColumnNames;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What must hold of a table's columns, whatever statement made them so. */
final class ColumnRules {

  private static final String CHANGE_DATA_FEED = "delta.enableChangeDataFeed";

  private ColumnRules() {}

  /** The field that a definition asks for. */
  static DeltaField field(ColumnDefinition definition) {
    return DeltaField.of(
        definition.name(),
        ColumnTypes.toDelta(definition.type()),
        definition.nullable(),
        definition.comment());
  }

  /**
   * Checks the columns that a table with these properties is to have.
   *
   * @throws StatementRefused when a name is taken, reserved or needs column mapping, or when a
   *     nested NOT NULL could not be enforced
   */
  static void check(QualifiedName table, List<DeltaField> columns, TableMetadata metadata) {
    checkNames(table, columns);
    checkChangeDataFeed(table, columns, metadata);
    DeltaType.StructOf schema = new DeltaType.StructOf(columns);
    if (!ColumnMapping.isEnabled(metadata)) {
      schema.accept(new CharacterCheck(table));
    }
    schema.accept(new NotNullCheck(table, true));
  }

  private static void checkNames(QualifiedName table, List<DeltaField> columns) {
    Set<String> names = new HashSet<>();
    for (DeltaField column : columns) {
      if (!names.add(column.name().toLowerCase(Locale.ROOT))) {
        throw Condition.COLUMN_ALREADY_EXISTS.refuse(
            "Table "
                + table
                + " would have two columns \""
                + column.name()
                + "\"; names are compared ignoring case. Choose another name.");
      }
    }
  }

  private static void checkChangeDataFeed(
      QualifiedName table, List<DeltaField> columns, TableMetadata metadata) {
    if (!metadata.enables(CHANGE_DATA_FEED)) {
      return;
    }
    for (DeltaField column : columns) {
      if (ColumnNames.reservedByChangeDataFeed(column.name())) {
        throw Condition.DELTA_TABLE_ALREADY_CONTAINS_CDC_COLUMNS.refuse(
            "Table "
                + table
                + " cannot have change data feed together with a column \""
                + column.name()
                + "\", which the feed adds itself. Rename or drop the column.");
      }
    }
  }

  /** Refuses names that data files cannot carry unless columns are mapped. */
  private record CharacterCheck(QualifiedName table) implements DeltaType.Visitor<Boolean> {

    @Override
    public Boolean primitive(DeltaType.Primitive type) {
      return true;
    }

    @Override
    public Boolean array(DeltaType.ArrayOf type) {
      return type.element().accept(this);
    }

    @Override
    public Boolean map(DeltaType.MapOf type) {
      return type.key().accept(this) && type.value().accept(this);
    }

    @Override
    public Boolean struct(DeltaType.StructOf type) {
      for (DeltaField field : type.fields()) {
        if (ColumnNames.needsMapping(field.name())) {
          throw Condition.DELTA_INVALID_CHARACTERS_IN_COLUMN_NAMES.refuse(
              "The name \""
                  + field.name()
                  + "\" in "
                  + table
                  + " has one of the characters"
                  + " \" ,;{}()=\", a tab or a line break, which needs column mapping. Set the"
                  + " table property 'delta.columnMapping.mode' to 'name', or choose another"
                  + " name.");
        }
        field.type().accept(this);
      }
      return true;
    }
  }

  /** Refuses NOT NULL below a container that is nullable, a list or a map. */
  private record NotNullCheck(QualifiedName table, boolean enforceable)
      implements DeltaType.Visitor<Boolean> {

    @Override
    public Boolean primitive(DeltaType.Primitive type) {
      return true;
    }

    @Override
    public Boolean array(DeltaType.ArrayOf type) {
      return type.element().accept(new NotNullCheck(table, false));
    }

    @Override
    public Boolean map(DeltaType.MapOf type) {
      NotNullCheck below = new NotNullCheck(table, false);
      return type.key().accept(below) && type.value().accept(below);
    }

    @Override
    public Boolean struct(DeltaType.StructOf type) {
      for (DeltaField field : type.fields()) {
        if (!field.nullable() && !enforceable) {
          throw Condition.DELTA_NESTED_NOT_NULL_CONSTRAINT.refuse(
              "The field \""
                  + field.name()
                  + "\" in "
                  + table
                  + " is NOT NULL below a nullable"
                  + " column, an array or a map, where Delta cannot enforce it. Make the field"
                  + " nullable, or every container NOT NULL.");
        }
        field.type().accept(new NotNullCheck(table, enforceable && !field.nullable()));
      }
      return true;
    }
  }
}
