package io.recordlake.processor;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.processor.declare.AnnotationNames;
import io.recordlake.processor.declare.RecordName;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.Reporter;
import io.recordlake.processor.report.UsageProblem;
import java.util.Collection;
import java.util.Comparator;
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

  /**
   * Reserves the names for the types of a round. Of two types that come to one name the first in
   * order has it, whatever the order in which they are compiled.
   */
  void reserve(Collection<TypeElement> types, String suffix) {
    types.stream()
        .map(type -> RecordName.of(type, elements))
        .sorted(Comparator.comparing(RecordName::qualifiedName, CodePointOrder.INSTANCE))
        .forEach(source -> takenFor.putIfAbsent(name(source, suffix), source.shortName()));
  }

  /** Whether the type may generate the name that it has reserved; says so if not. */
  boolean take(TypeElement type, RecordName source, String suffix) {
    String name = name(source, suffix);
    String holder = takenFor.get(name);
    if (!source.shortName().equals(holder)) {
      refuse(type, source, "the generated type " + name + " is already that of " + holder);
      return false;
    }
    TypeElement existing = elements.getTypeElement(name);
    if (existing != null && !isGenerated(existing)) {
      refuse(type, source, "the generated type would be " + name + ", which exists already");
      return false;
    }
    return true;
  }

  private static String name(RecordName source, String suffix) {
    String simpleName = source.generatedName(suffix);
    return source.packageName().isEmpty() ? simpleName : source.packageName() + "." + simpleName;
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
