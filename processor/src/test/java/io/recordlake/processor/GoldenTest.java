package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.document.TableDocument;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompiledClasses;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Golden;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares what is generated, byte by byte, and runs it. {@code -Dgoldens.update=true} writes the
 * expectations anew; look at the difference before you commit it.
 */
class GoldenTest {

  private static final String TABLES = "META-INF/recordlake/tables/";

  static Stream<Arguments> goldens() {
    return Golden.all().stream()
        .flatMap(
            golden ->
                Arrays.stream(CompilerUnderTest.values())
                    .map(compiler -> Arguments.of(golden, compiler)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("goldens")
  void generates(Golden golden, CompilerUnderTest compiler) {
    Compilation compilation = golden.compile(compiler);

    if (Boolean.getBoolean("goldens.update") && compiler == CompilerUnderTest.JAVAC) {
      golden.expect(compilation.generated());
    }
    assertThat(compilation.generated()).isEqualTo(golden.expected());
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("goldens")
  void generatesAscii(Golden golden, CompilerUnderTest compiler) {
    golden
        .compile(compiler)
        .generated()
        .forEach(
            (path, text) -> {
              if (path.endsWith(".java")) {
                assertThat(text.chars().filter(c -> c >= 0x80 || c == '\r')).as(path).isEmpty();
              }
            });
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("goldens")
  void theTableClassBuildsTheTableOfTheFrozenDocument(Golden golden, CompilerUnderTest compiler) {
    Compilation compilation = golden.compile(compiler);
    CompiledClasses classes = new CompiledClasses(compilation);

    Map<String, String> documents = compilation.generated();
    documents.keySet().removeIf(path -> !path.startsWith(TABLES));
    assertThat(documents).isNotEmpty();
    documents.forEach(
        (path, text) -> {
          String tableClass = path.substring(TABLES.length()).replace(".json", "Table");
          tableClass = tableClass.replace('$', '_');
          DesiredTable frozen = TableDocument.read(text.getBytes(StandardCharsets.UTF_8));
          assertThat(classes.call(tableClass, "desired")).isEqualTo(frozen);
          assertThat(classes.field(tableClass, "NAME")).isEqualTo(frozen.name().toString());
          assertThat(classes.field(tableClass, "CHECKSUM"))
              .isEqualTo(TableDocument.checksum(frozen));
        });
  }
}
