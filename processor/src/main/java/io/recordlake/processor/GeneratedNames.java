package io.recordlake.processor;

import io.recordlake.processor.declare.AnnotationNames;
import io.recordlake.processor.declare.RecordName;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.Reporter;
import io.recordlake.processor.report.UsageProblem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Hands out the names of generated types, each once and none that the user has taken. */
final class GeneratedNames {

  private final Elements elements;
  private final Reporter reporter;
  private final Map<String, String> takenFor = new HashMap<>();

  GeneratedNames(Elements elements, Reporter reporter) {
    this.elements = elements;
    this.reporter = reporter;
  }

  /** Whether the name of the type that is generated from this one is free; says so if not. */
  boolean take(TypeElement type, RecordName source, String suffix) {
    String simpleName = source.generatedName(suffix);
    String name =
        source.packageName().isEmpty() ? simpleName : source.packageName() + "." + simpleName;
    String earlier = takenFor.putIfAbsent(name, source.shortName());
    if (earlier != null) {
      refuse(type, source, "the generated type " + name + " is already that of " + earlier);
      return false;
    }
    TypeElement existing = elements.getTypeElement(name);
    if (existing != null && !isGenerated(existing)) {
      refuse(type, source, "the generated type would be " + name + ", which exists already");
      return false;
    }
    return true;
  }

  private void refuse(TypeElement type, RecordName source, String message) {
    reporter.print(
        List.of(
            new Finding(
                UsageProblem.GENERATED_NAME_TAKEN,
                source.shortName(),
                message,
                "Rename one of the two.",
                new Location(0, type, null, null))));
  }

  /** An earlier build's output may be on the class path. */
  private static boolean isGenerated(TypeElement type) {
    for (AnnotationMirror annotation : type.getAnnotationMirrors()) {
      if (((TypeElement) annotation.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(AnnotationNames.GENERATED)) {
        return true;
      }
    }
    return false;
  }
}
