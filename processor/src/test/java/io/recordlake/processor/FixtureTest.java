package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles each fixture on each compiler and compares its errors, and that there is no other. */
class FixtureTest {

  static Stream<Arguments> fixtures() {
    return Fixture.all().stream()
        .flatMap(
            fixture ->
                Arrays.stream(CompilerUnderTest.values())
                    .map(compiler -> Arguments.of(fixture, compiler)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("fixtures")
  void reports(Fixture fixture, CompilerUnderTest compiler) throws IOException {
    Compilation compilation =
        Compilation.with(compiler)
            .sources(List.of(fixture.source()))
            .classPath(ClassPaths.ENGINE)
            // Fixtures keep several types in one file; javac cannot be told so in generated code.
            .options("-Xlint:all,-auxiliaryclass")
            .processor(new RecordLakeProcessor())
            .run();

    List<Fixture.Expected> errors = Fixture.reportsOf(compilation);
    if (Boolean.getBoolean("fixtures.update") && compiler == CompilerUnderTest.JAVAC) {
      Files.writeString(
          Fixture.FOLDER.resolve(fixture.name()), fixture.expecting(relocated(fixture, errors)));
      return;
    }
    if (compiler.hasPositions()) {
      assertThat(errors).isEqualTo(fixture.expected());
    } else {
      assertThat(Fixture.ours(errors)).isEqualTo(Fixture.ours(fixture.expected()));
    }
    assertThat(compilation.success()).isEqualTo(compilation.errors().isEmpty());
    assertThat(warnings(compilation, compiler)).isEmpty();
  }

  /** On ECJ only those in generated code: with all lint it has much to say about the fixtures. */
  private static List<Compilation.Report> warnings(
      Compilation compilation, CompilerUnderTest compiler) {
    return compilation.reports().stream()
        .filter(report -> report.kind() != Diagnostic.Kind.ERROR && !Fixture.isOurs(report))
        .filter(report -> compiler == CompilerUnderTest.JAVAC || report.isInGeneratedCode())
        .toList();
  }

  /** The markers move the source, and so the lines that they speak of. */
  private static List<Fixture.Expected> relocated(Fixture fixture, List<Fixture.Expected> errors) {
    long moved = (long) errors.size() - fixture.expected().size();
    return errors.stream()
        .map(
            error ->
                new Fixture.Expected(
                    error.code(),
                    error.line() < 0 ? error.line() : error.line() + moved,
                    error.column(),
                    error.text()))
        .toList();
  }

  @Test
  void areMany() {
    assertThat(Fixture.all()).hasSizeGreaterThanOrEqualTo(60);
  }
}
