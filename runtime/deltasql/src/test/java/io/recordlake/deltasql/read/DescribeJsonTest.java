package io.recordlake.deltasql.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescribeJsonTest {
  @Test
  void readsADescription() throws UnreadableTableException {
    // The shape that Spark 4.2 writes, with fields that are not asked for.
    TableDescription description =
        DescribeJson.parse(
            """
            {"table_name":"t","catalog_name":"c","namespace":["s"],"schema_name":"s","columns":[
              {"name":"Id","type":{"name":"bigint"},"nullable":false,"comment":"key"},
              {"name":"price","type":{"name":"decimal","precision":12,"scale":2},"comment":null},
              {"name":"lines","type":{"name":"array","element_type":{"name":"struct","fields":[
                {"name":"sku","type":{"name":"string","collation":"UTF8_BINARY"},"nullable":false,
                 "comment":"not modelled"},
                {"name":"m","type":{"name":"map","key_type":{"name":"INT"},
                 "value_type":{"name":"timestamp_ltz"},"value_nullable":false},"nullable":true}]},
               "element_nullable":true},"nullable":true,"default":"array()"}],
             "location":"file:/x","created_time":"2026","type":"MANAGED","provider":"delta",
             "comment":"A table.","table_properties":{"b":"1","a":""},
             "partition_columns":["Id"],"clustering_columns":null,
             "table_constraints":"[(k, PRIMARY KEY (`Id`))]"}
            """);
    assertThat(description)
        .isEqualTo(
            new TableDescription(
                List.of(
                    column("Id", ScalarType.LONG, false, "key"),
                    column("price", new DecimalType(12, 2), true, ""),
                    column(
                        "lines",
                        new ArrayType(
                            StructType.of(
                                StructField.notNull("sku", ScalarType.STRING),
                                StructField.nullable(
                                    "m", new MapType(ScalarType.INTEGER, ScalarType.TIMESTAMP)))),
                        true,
                        "")),
                "A table.",
                Identifier.listOf("Id"),
                List.of(),
                Map.of("b", "1", "a", ""),
                "MANAGED",
                "delta"));
    assertThat(description.columns().get(0).name().value()).isEqualTo("Id");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          nothing                                     | the description is not JSON
          [1]                                         | the description is not a JSON object
          null                                        | the description is not a JSON object
          {} {}                                       | the description is not JSON
          {"columns":1,"columns":2}                   | the description is not JSON
          {"columns":{}}                              | the description has no columns array
          {"columns":[]}                              | the description has no columns array
          {"columns":["a"]}                           | a column has no name: "a"
          {"columns":[{"name":" ","type":{"name":"int"}}]} | a column name is blank
          {"columns":[{"name":"a"}]}                  | column "a": a type is not an object
          {"columns":[{"name":"a","type":"int"}]}     | column "a": a type is not an object
          {"columns":[{"name":"a","type":{"name":"interval"}}]} | column "a": the type {"name":
          {"columns":[{"name":"a","type":{"name":"int"},"nullable":null}]} | a non-boolean nullable
          {"columns":[{"name":"a","type":{"name":"int"},"comment":1}]} | "a" comment is not a string
          """)
  void refusesWhatIsNotAsDocumented(String document, String message) {
    assertRefused(document, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "comment":["x"]              | the table comment is not a string
          "partition_columns":"a"      | partition_columns is not a list
          "clustering_columns":[1]     | clustering_columns must be strings
          "table_properties":[]        | table_properties is not an object
          "table_properties":{"x":1}   | table_properties must be strings, but "x" is not
          """)
  void refusesFieldsOfAnotherKind(String field, String message) {
    assertRefused(
        "{\"columns\":[{\"name\":\"a\",\"type\":{\"name\":\"int\"}}]," + field + "}", message);
  }

  @Test
  void passesOverAKindThatIsNotText() throws UnreadableTableException {
    TableDescription description =
        DescribeJson.parse(
            "{\"columns\":[{\"name\":\"a\",\"type\":{\"name\":\"int\"}}],\"type\":1}");
    assertThat(description.type()).isNull();
    assertThat(description.provider()).isNull();
  }

  @Test
  void refusesATypeThatIsNestedTooDeep() {
    String type = "{\"name\":\"array\",\"element_type\":".repeat(150) + "{\"name\":\"int\"}";
    assertRefused(
        "{\"columns\":[{\"name\":\"a\",\"type\":" + type + "}".repeat(150) + "}]}",
        "nested deeper than 100 levels");
    String endless = "{\"name\":\"array\",\"element_type\":".repeat(20_000);
    assertRefused("{\"columns\":[{\"name\":\"a\",\"type\":" + endless, "not JSON");
  }

  private static void assertRefused(String document, String message) {
    assertThatThrownBy(() -> DescribeJson.parse(document))
        .isInstanceOfSatisfying(
            UnreadableTableException.class,
            refused -> {
              assertThat(refused.failure().type()).isEqualTo("MetadataParseError");
              assertThat(refused.failure().message()).contains(message);
            });
  }

  private static ObservedColumn column(
      String name, DataType type, boolean nullable, String comment) {
    return new ObservedColumn(Identifier.of(name), type, nullable, comment, Map.of());
  }
}
