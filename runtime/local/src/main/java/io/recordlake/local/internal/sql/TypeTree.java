package io.recordlake.local.internal.sql;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.Locale;
import java.util.Map;

/** Columns and types from their parse trees. */
final class TypeTree extends LakeSqlBaseVisitor<DataType> {

  private static final Map<String, ScalarType> SCALARS =
      Map.ofEntries(
          Map.entry("TINYINT", ScalarType.BYTE),
          Map.entry("SMALLINT", ScalarType.SHORT),
          Map.entry("INT", ScalarType.INTEGER),
          Map.entry("BIGINT", ScalarType.LONG),
          Map.entry("FLOAT", ScalarType.FLOAT),
          Map.entry("DOUBLE", ScalarType.DOUBLE),
          Map.entry("BOOLEAN", ScalarType.BOOLEAN),
          Map.entry("STRING", ScalarType.STRING),
          Map.entry("BINARY", ScalarType.BINARY),
          Map.entry("DATE", ScalarType.DATE),
          Map.entry("TIMESTAMP", ScalarType.TIMESTAMP),
          Map.entry("TIMESTAMP_NTZ", ScalarType.TIMESTAMP_NTZ),
          Map.entry("VARIANT", ScalarType.VARIANT));

  private static final TypeTree TREE = new TypeTree();

  private TypeTree() {}

  static ColumnDefinition column(LakeSqlParser.ColumnDefinitionContext tree) {
    return new ColumnDefinition(
        SqlParser.columnName(tree.columnName()),
        type(tree.dataType()),
        tree.NOT() == null,
        tree.STRING_LITERAL() == null ? "" : SqlParser.string(tree.STRING_LITERAL()));
  }

  static DataType type(LakeSqlParser.DataTypeContext tree) {
    return tree.accept(TREE);
  }

  @Override
  public DataType visitScalar(LakeSqlParser.ScalarContext tree) {
    ScalarType type = SCALARS.get(tree.getText().toUpperCase(Locale.ROOT));
    if (type == null) {
      throw new IllegalStateException(
          "The grammar knows a type that is not read: " + tree.getText());
    }
    return type;
  }

  @Override
  public DataType visitDecimal(LakeSqlParser.DecimalContext tree) {
    return new DecimalType(number(tree.precision.getText()), number(tree.scale.getText()));
  }

  @Override
  public DataType visitArray(LakeSqlParser.ArrayContext tree) {
    return new ArrayType(type(tree.dataType()));
  }

  @Override
  public DataType visitMap(LakeSqlParser.MapContext tree) {
    return new MapType(type(tree.dataType(0)), type(tree.dataType(1)));
  }

  @Override
  public DataType visitStruct(LakeSqlParser.StructContext tree) {
    return new StructType(tree.structField().stream().map(TypeTree::field).toList());
  }

  private static StructField field(LakeSqlParser.StructFieldContext tree) {
    return new StructField(
        Identifier.of(SqlParser.columnName(tree.columnName())),
        type(tree.dataType()),
        tree.NOT() == null);
  }

  private static int number(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new SqlSyntaxException("The number " + digits + " is too large for a DECIMAL.");
    }
  }
}
