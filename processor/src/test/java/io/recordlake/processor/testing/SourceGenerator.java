package io.recordlake.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor of the user: writes one source file in each round, as long as it has some. */
public final class SourceGenerator extends AbstractProcessor {

  private final List<SourceFile> files;
  private int written;

  public SourceGenerator(List<SourceFile> files) {
    this.files = List.copyOf(files);
  }

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
    if (!round.processingOver() && written < files.size()) {
      SourceFile file = files.get(written++);
      String type = file.path().replace(".java", "").replace('/', '.');
      try (Writer writer = processingEnv.getFiler().createSourceFile(type).openWriter()) {
        writer.write(file.text());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
