package io.recordlake.model.type;

import java.util.stream.Collectors;

/** Types as reports show them. */
enum TypeLabel implements DataTypeVisitor<String> {
  INSTANCE;

  @Override
  public String scalar(ScalarType type) {
    return type.label();
  }

  @Override
  public String decimal(DecimalType type) {
    return "Decimal(" + type.precision() + "," + type.scale() + ")";
  }

  @Override
  public String array(ArrayType type) {
    return "Array<" + type.element().accept(this) + ">";
  }

  @Override
  public String map(MapType type) {
    return "Map<" + type.key().accept(this) + ", " + type.value().accept(this) + ">";
  }

  @Override
  public String struct(StructType type) {
    return type.fields().stream()
        .map(this::field)
        .collect(Collectors.joining(", ", "Struct<", ">"));
  }

  private String field(StructField field) {
    String notNull = field.nullable() ? "" : " NOT NULL";
    return field.name() + ": " + field.type().accept(this) + notNull;
  }
}
