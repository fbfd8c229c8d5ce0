package io.recordlake.planning.delta;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.ArrayList;
import java.util.List;

/** The struct fields below a column, outermost first, in order. */
final class NestedFields implements DataTypeVisitor<Boolean> {
  /**
   * A field below a column.
   *
   * @param path the names from the column to the field, with dots
   * @param field the field
   * @param enforceable whether Delta can enforce NOT NULL on it: every container is NOT NULL, and
   *     none is an array or a map
   */
  record Field(String path, StructField field, boolean enforceable) {}

  private final List<Field> found;
  private final String path;
  private final boolean enforceable;

  private NestedFields(List<Field> found, String path, boolean enforceable) {
    this.found = found;
    this.path = path;
    this.enforceable = enforceable;
  }

  static List<Field> of(String column, DataType type, boolean nullable) {
    List<Field> found = new ArrayList<>();
    type.accept(new NestedFields(found, column, !nullable));
    return found;
  }

  @Override
  public Boolean scalar(ScalarType type) {
    return true;
  }

  @Override
  public Boolean decimal(DecimalType type) {
    return true;
  }

  @Override
  public Boolean array(ArrayType type) {
    return type.element().accept(new NestedFields(found, path, false));
  }

  @Override
  public Boolean map(MapType type) {
    NestedFields below = new NestedFields(found, path, false);
    return type.key().accept(below) && type.value().accept(below);
  }

  @Override
  public Boolean struct(StructType type) {
    for (StructField field : type.fields()) {
      String fieldPath = path + "." + field.name();
      found.add(new Field(fieldPath, field, enforceable));
      field.type().accept(new NestedFields(found, fieldPath, enforceable && !field.nullable()));
    }
    return true;
  }
}
