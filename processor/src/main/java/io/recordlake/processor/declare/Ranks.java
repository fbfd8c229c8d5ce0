package io.recordlake.processor.declare;

import io.recordlake.processor.report.Location;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Makes locations. Whoever walks a declaration in the order of its source gets ranks that tell it.
 */
final class Ranks {

  private int next;

  Location location(
      Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value) {
    return new Location(next++, element, annotation, value);
  }

  Location location(Element element) {
    return location(element, null, null);
  }
}
