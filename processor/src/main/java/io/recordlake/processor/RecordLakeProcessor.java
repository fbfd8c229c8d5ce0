package io.recordlake.processor;

import io.recordlake.processor.declare.AnnotationNames;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Turns records with {@code @DeltaTable} into table classes and frozen documents, interfaces with
 * {@code @TableRegistry} into the entry points of an application, and mistakes in them into
 * messages of the compiler.
 *
 * <p>Isolating: each file has one origin, the record or the interface that it was made from.
 */
public final class RecordLakeProcessor extends AbstractProcessor {

  private @Nullable Session session;

  /** For the compiler. */
  public RecordLakeProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    session = new Session(environment);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(
        AnnotationNames.DELTA_TABLE,
        AnnotationNames.TABLE_REGISTRY,
        AnnotationNames.COLUMN,
        AnnotationNames.FOREIGN_KEY,
        AnnotationNames.GENERATED);
  }

  /** The newest that the compiler knows: a fixed one would warn in every newer build. */
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // left unclaimed they fail -Xlint:all -Werror builds
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (session == null) {
      throw new IllegalStateException("init comes first");
    }
    if (!round.processingOver()) {
      new Round(session, round).run();
    } else {
      new LastWord(session).say(round.errorRaised());
    }
    return true;
  }
}
