package io.recordlake.deltasql.read;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Types as a description states them. A type that the model cannot carry is refused; nothing is
 * skipped or guessed, apart from the lengths of CHAR and VARCHAR, which are not modelled, and the
 * nullability of elements and map values.
 */
final class DescribedType {
  private static final String DEFAULT_COLLATION = "UTF8_BINARY";

  private DescribedType() {}

  /** The type of a column or a part of it. */
  static DataType parse(JsonNode type) throws UnreadableTableException {
    try {
      return read(type);
    } catch (InvalidDeclarationException invalid) {
      throw UnreadableTableException.malformed(String.valueOf(invalid.getMessage()));
    }
  }

  private static DataType read(JsonNode type) throws UnreadableTableException {
    if (!type.isObject() || !type.path("name").isTextual()) {
      throw UnreadableTableException.malformed("a type is not an object with a name: " + type);
    }
    String name = type.path("name").textValue().toLowerCase(Locale.ROOT);
    return switch (name) {
      case "tinyint", "byte" -> ScalarType.BYTE;
      case "smallint", "short" -> ScalarType.SHORT;
      case "int", "integer" -> ScalarType.INTEGER;
      case "bigint", "long" -> ScalarType.LONG;
      case "float", "real" -> ScalarType.FLOAT;
      case "double" -> ScalarType.DOUBLE;
      case "boolean" -> ScalarType.BOOLEAN;
      case "string", "char", "varchar", "character" -> string(type);
      case "binary" -> ScalarType.BINARY;
      case "date" -> ScalarType.DATE;
      case "timestamp", "timestamp_ltz" -> ScalarType.TIMESTAMP;
      case "timestamp_ntz" -> ScalarType.TIMESTAMP_NTZ;
      case "variant" -> ScalarType.VARIANT;
      case "decimal", "dec", "numeric" -> decimal(type);
      case "array" -> new ArrayType(read(type.path("element_type")));
      case "map" -> new MapType(read(type.path("key_type")), read(type.path("value_type")));
      case "struct" -> struct(type.path("fields"));
      default -> throw UnreadableTableException.malformed("the type " + type + " is not supported");
    };
  }

  private static DataType string(JsonNode type) throws UnreadableTableException {
    JsonNode collation = type.path("collation");
    if (collation.isMissingNode()
        || collation.isNull()
        || DEFAULT_COLLATION.equals(collation.textValue())) {
      return ScalarType.STRING;
    }
    throw UnreadableTableException.malformed(
        "the collation " + collation + " is not supported: only " + DEFAULT_COLLATION + " is");
  }

  private static DataType decimal(JsonNode type) throws UnreadableTableException {
    JsonNode precision = type.path("precision");
    JsonNode scale = type.path("scale");
    if (!precision.isIntegralNumber()
        || !precision.canConvertToInt()
        || !scale.isIntegralNumber()
        || !scale.canConvertToInt()) {
      throw UnreadableTableException.malformed(
          "a decimal does not state precision and scale as whole numbers: " + type);
    }
    return new DecimalType(precision.intValue(), scale.intValue());
  }

  private static DataType struct(JsonNode fields) throws UnreadableTableException {
    if (!fields.isArray()) {
      throw UnreadableTableException.malformed("a struct has no fields array");
    }
    List<StructField> read = new ArrayList<>();
    for (JsonNode field : fields) {
      if (!field.path("name").isTextual() || !field.path("nullable").isBoolean()) {
        throw UnreadableTableException.malformed(
            "a struct field does not state its name and its nullability: " + field);
      }
      read.add(
          new StructField(
              Identifier.of(field.path("name").textValue()),
              read(field.path("type")),
              field.path("nullable").booleanValue()));
    }
    return new StructType(read);
  }
}
