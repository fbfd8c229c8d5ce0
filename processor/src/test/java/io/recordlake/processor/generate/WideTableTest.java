package io.recordlake.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.TypedColumn;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.document.TableDocument;
import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.declare.RecordName;
import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompiledClasses;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A method of a class file has at most 65,535 bytes; tables are not bounded like that. */
class WideTableTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 1_000, 4_000})
  void compilesAndBuildsTheTable(int columns) {
    List<DesiredColumn> desired = new ArrayList<>();
    for (int i = 0; i < columns; i++) {
      desired.add(
          DesiredColumn.nullable("column_" + i, ScalarType.STRING)
              .withComment("The column of number " + i + ".")
              .withTag("number", "n" + i));
    }

    assertBuilds(desired);
  }

  @Test
  void compilesWideStructs() {
    List<StructField> fields = new ArrayList<>();
    for (int i = 0; i < 250; i++) {
      fields.add(StructField.nullable("field_" + i, ScalarType.STRING));
    }
    DataType struct = new StructType(fields);
    List<DesiredColumn> columns = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      columns.add(DesiredColumn.nullable("column_" + i, new ArrayType(struct)));
    }

    assertBuilds(columns);
  }

  @Test
  void compilesTextsThatNoConstantHolds() {
    assertBuilds(
        List.of(
            DesiredColumn.nullable("a", ScalarType.STRING)
                .withComment("\u00e9\u2028\"\\".repeat(30_000))));
  }

  private static void assertBuilds(List<DesiredColumn> columns) {
    DesiredTable table = DesiredTable.builder("dev", "wide", "tables").columns(columns).build();
    List<ReadTable.Column> constants = new ArrayList<>();
    for (DesiredColumn column : columns) {
      constants.add(
          new ReadTable.Column(
              column.name().value(), column.name().value(), ClassName.get(String.class)));
    }
    GeneratedSource source =
        TableClass.of(
            new TableSource(
                new RecordName("wide", "Wide", "wide.Wide"),
                true,
                table.name().toString(),
                TableDocument.checksum(table),
                constants,
                table));

    Compilation compilation =
        Compilation.with(CompilerUnderTest.JAVAC)
            .sources(List.of(SourceFile.named("WideTable.java", source.text())))
            .classPath(ClassPaths.MODEL)
            .options("-Xlint:all")
            .run();

    assertThat(compilation.reports()).isEmpty();
    CompiledClasses classes = new CompiledClasses(compilation);
    assertThat(classes.call("wide.WideTable", "desired")).isEqualTo(table);
    DesiredColumn last = columns.get(columns.size() - 1);
    String constant = last.name().value().toUpperCase(Locale.ROOT);
    assertThat(classes.field("wide.WideTable$Columns", constant))
        .isEqualTo(new TypedColumn<String>(last));
    assertThat(classes.field("wide.WideTable$ColumnNames", constant))
        .isEqualTo(last.name().value());
  }
}
