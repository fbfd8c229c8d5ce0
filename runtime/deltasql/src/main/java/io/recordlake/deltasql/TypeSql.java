package io.recordlake.deltasql;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.stream.Collectors;

/** Types as SQL, such as {@code MAP<STRING,DECIMAL(12,2)>}. */
public final class TypeSql {
  private TypeSql() {}

  /** The type as SQL. */
  public static String of(DataType type) {
    return type.accept(Writer.INSTANCE);
  }

  private enum Writer implements DataTypeVisitor<String> {
    INSTANCE;

    @Override
    public String scalar(ScalarType type) {
      return switch (type) {
        case BYTE -> "TINYINT";
        case SHORT -> "SMALLINT";
        case INTEGER -> "INT";
        case LONG -> "BIGINT";
        case FLOAT -> "FLOAT";
        case DOUBLE -> "DOUBLE";
        case BOOLEAN -> "BOOLEAN";
        case STRING -> "STRING";
        case BINARY -> "BINARY";
        case DATE -> "DATE";
        case TIMESTAMP -> "TIMESTAMP";
        case TIMESTAMP_NTZ -> "TIMESTAMP_NTZ";
        case VARIANT -> "VARIANT";
      };
    }

    @Override
    public String decimal(DecimalType type) {
      return "DECIMAL(" + type.precision() + "," + type.scale() + ")";
    }

    @Override
    public String array(ArrayType type) {
      return "ARRAY<" + type.element().accept(this) + ">";
    }

    @Override
    public String map(MapType type) {
      return "MAP<" + type.key().accept(this) + "," + type.value().accept(this) + ">";
    }

    @Override
    public String struct(StructType type) {
      return type.fields().stream()
          .map(this::field)
          .collect(Collectors.joining(", ", "STRUCT<", ">"));
    }

    private String field(StructField field) {
      String notNull = field.nullable() ? "" : " NOT NULL";
      return SqlText.identifier(field.name()) + ": " + field.type().accept(this) + notNull;
    }
  }
}
