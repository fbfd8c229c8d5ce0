package io.recordlake.model.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.problem.InvalidDeclarationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataTypeTest {
  private static final MapType MAP = new MapType(ScalarType.STRING, ScalarType.LONG);

  @ParameterizedTest
  @CsvSource({
    "BYTE,Byte",
    "SHORT,Short",
    "INTEGER,Integer",
    "LONG,Long",
    "FLOAT,Float",
    "DOUBLE,Double",
    "BOOLEAN,Boolean",
    "STRING,String",
    "BINARY,Binary",
    "DATE,Date",
    "TIMESTAMP,Timestamp",
    "TIMESTAMP_NTZ,TimestampNtz",
    "VARIANT,Variant"
  })
  void labelsScalars(ScalarType type, String label) {
    assertThat(type.label()).isEqualTo(label);
    assertThat(type.accept(TypeLabel.INSTANCE)).isEqualTo(label);
  }

  @Test
  void labelsTypesWithParts() {
    assertThat(new DecimalType(12, 2).label()).isEqualTo("Decimal(12,2)");
    assertThat(new ArrayType(MAP).label()).isEqualTo("Array<Map<String, Long>>");
    assertThat(
            StructType.of(
                    StructField.notNull("Id", ScalarType.LONG),
                    StructField.nullable("at", new ArrayType(ScalarType.DATE)))
                .label())
        .isEqualTo("Struct<Id: Long NOT NULL, at: Array<Date>>");
    assertThat(new ArrayType(new DecimalType(5, 0))).hasToString("Array<Decimal(5,0)>");
  }

  @Test
  void refusesAMapAsTheKeyOfAMap() {
    assertThatThrownBy(() -> new MapType(MAP, ScalarType.LONG))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[RL1205] key: the key of a map must not be a Map.\n"
                + "Use another type for the key, such as a string or a struct.");
    assertThat(MapType.problems(new ArrayType(MAP))).isEmpty();
    assertThat(new MapType(ScalarType.STRING, MAP).value()).isEqualTo(MAP);
  }

  @Test
  void isEqualByStructure() {
    assertThat(new ArrayType(new DecimalType(5, 1)))
        .isEqualTo(new ArrayType(new DecimalType(5, 1)))
        .isNotEqualTo(new ArrayType(new DecimalType(5, 2)));
    assertThat(new MapType(ScalarType.STRING, ScalarType.LONG))
        .isEqualTo(MAP)
        .isNotEqualTo(new MapType(ScalarType.LONG, ScalarType.STRING));
  }

  @Test
  void countsItsLevels() {
    assertThat(ScalarType.LONG.depth()).isEqualTo(1);
    assertThat(new DecimalType(5, 1).depth()).isEqualTo(1);
    assertThat(new MapType(new ArrayType(ScalarType.LONG), ScalarType.LONG).depth()).isEqualTo(3);
    assertThat(
            StructType.of(
                    StructField.nullable("a", ScalarType.LONG),
                    StructField.nullable("b", new ArrayType(MAP)))
                .depth())
        .isEqualTo(4);
  }

  @Test
  void isAtMostAHundredLevelsDeep() {
    DataType deepest = ScalarType.LONG;
    for (int i = 1; i < DataType.MAX_DEPTH; i++) {
      deepest = new ArrayType(deepest);
    }
    DataType full = deepest;
    assertThat(full.depth()).isEqualTo(100);
    assertTooDeep(() -> new ArrayType(full));
    assertTooDeep(() -> new MapType(ScalarType.LONG, full));
    assertTooDeep(() -> new MapType(full, ScalarType.LONG));
    assertTooDeep(() -> StructType.of(StructField.nullable("a", full)));
  }

  private static void assertTooDeep(org.assertj.core.api.ThrowableAssert.ThrowingCallable build) {
    assertThatThrownBy(build)
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[RL1206] declaration: the type is nested deeper than 100 levels.\nFlatten the type.");
  }
}
