package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableFeatureTest {
  @ParameterizedTest
  @EnumSource
  void isNeededByTwoScalarsAlone(ScalarType type) {
    List<TableFeature> expected =
        switch (type) {
          case TIMESTAMP_NTZ -> List.of(TableFeature.TIMESTAMP_NTZ);
          case VARIANT -> List.of(TableFeature.VARIANT_TYPE);
          default -> List.of();
        };
    assertThat(required(type)).isEqualTo(expected);
  }

  @Test
  void isFoundAnywhereInAType() {
    DataType ntz = ScalarType.TIMESTAMP_NTZ;
    assertThat(required(new ArrayType(ntz))).containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(required(new MapType(ntz, ScalarType.LONG)))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(required(new MapType(ScalarType.LONG, ntz)))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(required(new MapType(new DecimalType(5, 1), ntz)))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(required(new MapType(StructType.of(field(ScalarType.LONG)), ntz)))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(
            required(
                StructType.of(
                    StructField.nullable("a", new DecimalType(5, 1)),
                    StructField.nullable("b", new ArrayType(StructType.of(field(ntz)))))))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
  }

  @Test
  void comesInTheOrderOfNames() {
    assertThat(required(ScalarType.VARIANT, ScalarType.LONG, ScalarType.TIMESTAMP_NTZ))
        .containsExactly(TableFeature.TIMESTAMP_NTZ, TableFeature.VARIANT_TYPE);
    assertThat(TableFeature.TIMESTAMP_NTZ.canonicalName()).isEqualTo("timestampNtz");
    assertThat(TableFeature.VARIANT_TYPE.canonicalName()).isEqualTo("variantType");
  }

  private static StructField field(DataType type) {
    return StructField.nullable("f", type);
  }

  private static List<TableFeature> required(DataType... types) {
    List<DesiredColumn> columns = new ArrayList<>();
    for (DataType type : types) {
      columns.add(DesiredColumn.nullable("c" + columns.size(), type));
    }
    return List.copyOf(TableFeature.requiredBy(columns));
  }
}
