package io.recordlake.conformance.examples;

import io.delta.kernel.types.StructField;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructType;
import java.util.Map;

/** Says in the terms of the model what type Delta Kernel read. */
final class KernelTypes {
  private static final Map<io.delta.kernel.types.DataType, ScalarType> SCALARS =
      Map.ofEntries(
          Map.entry(io.delta.kernel.types.ByteType.BYTE, ScalarType.BYTE),
          Map.entry(io.delta.kernel.types.ShortType.SHORT, ScalarType.SHORT),
          Map.entry(io.delta.kernel.types.IntegerType.INTEGER, ScalarType.INTEGER),
          Map.entry(io.delta.kernel.types.LongType.LONG, ScalarType.LONG),
          Map.entry(io.delta.kernel.types.FloatType.FLOAT, ScalarType.FLOAT),
          Map.entry(io.delta.kernel.types.DoubleType.DOUBLE, ScalarType.DOUBLE),
          Map.entry(io.delta.kernel.types.BooleanType.BOOLEAN, ScalarType.BOOLEAN),
          Map.entry(io.delta.kernel.types.StringType.STRING, ScalarType.STRING),
          Map.entry(io.delta.kernel.types.BinaryType.BINARY, ScalarType.BINARY),
          Map.entry(io.delta.kernel.types.DateType.DATE, ScalarType.DATE),
          Map.entry(io.delta.kernel.types.TimestampType.TIMESTAMP, ScalarType.TIMESTAMP),
          Map.entry(io.delta.kernel.types.TimestampNTZType.TIMESTAMP_NTZ, ScalarType.TIMESTAMP_NTZ),
          Map.entry(io.delta.kernel.types.VariantType.VARIANT, ScalarType.VARIANT));

  private KernelTypes() {}

  static DataType read(io.delta.kernel.types.DataType type) {
    if (type instanceof io.delta.kernel.types.DecimalType decimal) {
      return new DecimalType(decimal.getPrecision(), decimal.getScale());
    }
    if (type instanceof io.delta.kernel.types.ArrayType array) {
      return new ArrayType(read(array.getElementType()));
    }
    if (type instanceof io.delta.kernel.types.MapType map) {
      return new MapType(read(map.getKeyType()), read(map.getValueType()));
    }
    if (type instanceof io.delta.kernel.types.StructType struct) {
      return new StructType(struct.fields().stream().map(KernelTypes::field).toList());
    }
    ScalarType scalar = SCALARS.get(type);
    if (scalar == null) {
      throw new IllegalArgumentException(
          "Delta Kernel read a type that no declaration has: " + type);
    }
    return scalar;
  }

  private static io.recordlake.model.type.StructField field(StructField field) {
    return new io.recordlake.model.type.StructField(
        Identifier.of(field.getName()), read(field.getDataType()), field.isNullable());
  }
}
