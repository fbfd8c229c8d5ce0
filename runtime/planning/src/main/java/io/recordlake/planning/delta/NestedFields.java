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
public final class NestedFields {
  private NestedFields() {}

  /**
   * A field below a column.
   *
   * @param path the names from the column to the field, with dots
   * @param field the field
   * @param enforceable whether Delta can enforce NOT NULL on it: every container is NOT NULL, and
   *     none is an array or a map
   */
  public record Field(String path, StructField field, boolean enforceable) {}

  /** The fields below a column of this name, type and nullability. */
  public static List<Field> of(String column, DataType type, boolean nullable) {
    List<Field> found = new ArrayList<>();
    type.accept(new Walk(found, column, !nullable));
    return found;
  }

  /** Answers how many fields it has found so far. */
  private record Walk(List<Field> found, String path, boolean enforceable)
      implements DataTypeVisitor<Integer> {
    @Override
    public Integer scalar(ScalarType type) {
      return found.size();
    }

    @Override
    public Integer decimal(DecimalType type) {
      return found.size();
    }

    @Override
    public Integer array(ArrayType type) {
      return type.element().accept(unenforceable());
    }

    @Override
    public Integer map(MapType type) {
      type.key().accept(unenforceable());
      return type.value().accept(unenforceable());
    }

    @Override
    public Integer struct(StructType type) {
      for (StructField field : type.fields()) {
        String below = path + "." + field.name();
        found.add(new Field(below, field, enforceable));
        field.type().accept(new Walk(found, below, enforceable && !field.nullable()));
      }
      return found.size();
    }

    private Walk unenforceable() {
      return new Walk(found, path, false);
    }
  }
}
