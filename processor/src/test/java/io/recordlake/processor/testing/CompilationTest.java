package io.recordlake.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The harness itself: what it writes down is what the compiler said and wrote. */
class CompilationTest {

  private static final SourceFile POINT =
      SourceFile.named("Point.java", "package a.b;\n\nrecord Point(int x) {}\n");

  @ParameterizedTest
  @EnumSource
  void keepsClassesInMemory(CompilerUnderTest compiler) {
    Compilation compilation = Compilation.with(compiler).sources(List.of(POINT)).run();

    assertThat(compilation.reports()).isEmpty();
    assertThat(compilation.success()).isTrue();
    assertThat(compilation.files()).containsOnlyKeys("a/b/Point.class");
  }

  @ParameterizedTest
  @EnumSource
  void seesErrorsOfTheCompilerAndOfProcessors(CompilerUnderTest compiler) {
    SourceFile broken = SourceFile.named("Broken.java", "class Broken {\n  Missing missing;\n}\n");

    Compilation compilation =
        Compilation.with(compiler).sources(List.of(POINT, broken)).processor(new Complaint()).run();

    assertThat(compilation.success()).isFalse();
    assertThat(compilation.errors())
        .extracting(Compilation.Report::file, Compilation.Report::line)
        .contains(org.assertj.core.groups.Tuple.tuple("Broken.java", 2L));
    assertThat(compilation.errors())
        .extracting(report -> report.text().lines().map(String::strip).toList())
        .contains(List.of("a complaint", "of two lines"));
    assertThat(compilation.text("hello.txt")).isEqualTo("hello");
    assertThat(compilation.generated()).containsKey("Made.java");
  }

  private static final class Complaint extends AbstractProcessor {

    private boolean done;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (java.io.Writer writer =
            processingEnv
                .getFiler()
                .createResource(javax.tools.StandardLocation.CLASS_OUTPUT, "", "hello.txt")
                .openWriter()) {
          writer.write("hello");
        } catch (java.io.IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
        try (java.io.Writer writer =
            processingEnv.getFiler().createSourceFile("Made").openWriter()) {
          writer.write("class Made {}\n");
        } catch (java.io.IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
        processingEnv
            .getMessager()
            .printMessage(Diagnostic.Kind.ERROR, "a complaint\nof two lines");
      }
      return false;
    }
  }
}
