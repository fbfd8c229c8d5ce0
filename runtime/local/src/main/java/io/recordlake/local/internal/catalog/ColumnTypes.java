package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Column types between the model and the Delta schema. */
final class ColumnTypes {

  private static final Pattern DECIMAL = Pattern.compile("decimal\\((\\d{1,9}),(\\d{1,9})\\)");

  private static final Map<String, ScalarType> SCALARS =
      Map.ofEntries(
          Map.entry("byte", ScalarType.BYTE),
          Map.entry("short", ScalarType.SHORT),
          Map.entry("integer", ScalarType.INTEGER),
          Map.entry("long", ScalarType.LONG),
          Map.entry("float", ScalarType.FLOAT),
          Map.entry("double", ScalarType.DOUBLE),
          Map.entry("boolean", ScalarType.BOOLEAN),
          Map.entry("string", ScalarType.STRING),
          Map.entry("binary", ScalarType.BINARY),
          Map.entry("date", ScalarType.DATE),
          Map.entry("timestamp", ScalarType.TIMESTAMP),
          Map.entry("timestamp_ntz", ScalarType.TIMESTAMP_NTZ),
          Map.entry("variant", ScalarType.VARIANT));

  private ColumnTypes() {}

  /** The Delta type that stores a type. Fields have no metadata yet. */
  static DeltaType toDelta(DataType type) {
    return type.accept(ToDelta.INSTANCE);
  }

  /**
   * The type that a Delta type stores.
   *
   * @throws TableUnreadable when the model has no such type
   */
  static DataType toModel(DeltaType type) {
    try {
      return type.accept(ToModel.INSTANCE);
    } catch (InvalidDeclarationException e) {
      throw new TableUnreadable(
          Condition.UNSUPPORTED_DATATYPE,
          "RecordLake has no such type: " + Objects.requireNonNullElse(e.getMessage(), ""),
          e);
    }
  }

  /**
   * The type of a column, collations looked at.
   *
   * @throws TableUnreadable when the model has no such type
   */
  static DataType of(DeltaField field) {
    ToModel.refuseCollation(field);
    return toModel(field.type());
  }

  private static final class ToDelta implements DataTypeVisitor<DeltaType> {

    static final ToDelta INSTANCE = new ToDelta();

    @Override
    public DeltaType scalar(ScalarType type) {
      return new DeltaType.Primitive(
          switch (type) {
            case BYTE -> "byte";
            case SHORT -> "short";
            case INTEGER -> "integer";
            case LONG -> "long";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case BOOLEAN -> "boolean";
            case STRING -> "string";
            case BINARY -> "binary";
            case DATE -> "date";
            case TIMESTAMP -> "timestamp";
            case TIMESTAMP_NTZ -> "timestamp_ntz";
            case VARIANT -> "variant";
          });
    }

    @Override
    public DeltaType decimal(DecimalType type) {
      return new DeltaType.Primitive("decimal(" + type.precision() + "," + type.scale() + ")");
    }

    @Override
    public DeltaType array(ArrayType type) {
      return new DeltaType.ArrayOf(type.element().accept(this), true);
    }

    @Override
    public DeltaType map(MapType type) {
      return new DeltaType.MapOf(type.key().accept(this), type.value().accept(this), true);
    }

    @Override
    public DeltaType struct(StructType type) {
      return new DeltaType.StructOf(type.fields().stream().map(this::field).toList());
    }

    private DeltaField field(StructField field) {
      DeltaType type = field.type().accept(this);
      return DeltaField.of(field.name().value(), type, field.nullable(), "");
    }
  }

  private static final class ToModel implements DeltaType.Visitor<DataType> {

    static final ToModel INSTANCE = new ToModel();

    static void refuseCollation(DeltaField field) {
      if (field.metadata().containsKey("__COLLATIONS")) {
        throw unsupported("the collation of \"" + field.name() + "\"");
      }
    }

    @Override
    public DataType primitive(DeltaType.Primitive type) {
      ScalarType scalar = SCALARS.get(type.name());
      if (scalar != null) {
        return scalar;
      }
      Matcher decimal = DECIMAL.matcher(type.name());
      if (decimal.matches()) {
        return new DecimalType(
            Integer.parseInt(decimal.group(1)), Integer.parseInt(decimal.group(2)));
      }
      throw unsupported("the type \"" + type.name() + "\"");
    }

    @Override
    public DataType array(DeltaType.ArrayOf type) {
      return new ArrayType(type.element().accept(this));
    }

    @Override
    public DataType map(DeltaType.MapOf type) {
      return new MapType(type.key().accept(this), type.value().accept(this));
    }

    @Override
    public DataType struct(DeltaType.StructOf type) {
      return new StructType(type.fields().stream().map(ToModel::field).toList());
    }

    private static StructField field(DeltaField field) {
      refuseCollation(field);
      return new StructField(
          Identifier.of(field.name()), field.type().accept(INSTANCE), field.nullable());
    }

    private static TableUnreadable unsupported(String what) {
      return new TableUnreadable(
          Condition.UNSUPPORTED_DATATYPE, "RecordLake has no type for " + what + ".", null);
    }
  }
}
