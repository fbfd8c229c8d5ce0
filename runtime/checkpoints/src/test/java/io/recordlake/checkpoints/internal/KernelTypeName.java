package io.recordlake.checkpoints.internal;

import io.delta.kernel.types.ArrayType;
import io.delta.kernel.types.DataType;
import io.delta.kernel.types.MapType;
import io.delta.kernel.types.StructType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import java.util.Locale;
import java.util.stream.Collectors;

/** Types of the model and of Kernel in the same words. */
final class KernelTypeName implements DataTypeVisitor<String> {

  private KernelTypeName() {}

  static String of(io.recordlake.model.type.DataType type) {
    return type.accept(new KernelTypeName());
  }

  static String of(DataType type) {
    if (type instanceof ArrayType array) {
      return "array<" + of(array.getElementType()) + ">";
    }
    if (type instanceof MapType map) {
      return "map<" + of(map.getKeyType()) + "," + of(map.getValueType()) + ">";
    }
    if (type instanceof StructType struct) {
      return struct.fields().stream()
          .map(field -> field.getName() + ":" + of(field.getDataType()) + field.isNullable())
          .collect(Collectors.joining(",", "struct<", ">"));
    }
    return type.toString().toLowerCase(Locale.ROOT).replace(" ", "");
  }

  @Override
  public String scalar(ScalarType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String decimal(DecimalType type) {
    return "decimal(" + type.precision() + "," + type.scale() + ")";
  }

  @Override
  public String array(io.recordlake.model.type.ArrayType type) {
    return "array<" + of(type.element()) + ">";
  }

  @Override
  public String map(io.recordlake.model.type.MapType type) {
    return "map<" + of(type.key()) + "," + of(type.value()) + ">";
  }

  @Override
  public String struct(io.recordlake.model.type.StructType type) {
    return type.fields().stream()
        .map(KernelTypeName::field)
        .collect(Collectors.joining(",", "struct<", ">"));
  }

  private static String field(StructField field) {
    return field.name() + ":" + of(field.type()) + field.nullable();
  }
}
