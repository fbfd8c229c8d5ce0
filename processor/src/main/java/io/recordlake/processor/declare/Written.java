package io.recordlake.processor.declare;

import io.recordlake.processor.report.Location;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A value that stands in the source, with where it stands. The accessor must fit the attribute's
 * type, and {@link Resolution} tells before whether every value does.
 */
final class Written {

  private final Object value;
  private final Location location;

  /**
   * @param value what the compiler gives; arrays as a list of {@code Written}, annotations as an
   *     {@link AnnotationView}
   */
  Written(Object value, Location location) {
    this.value = value;
    this.location = location;
  }

  Location location() {
    return location;
  }

  String text() {
    return (String) value;
  }

  int number() {
    return (Integer) value;
  }

  boolean flag() {
    return (Boolean) value;
  }

  TypeMirror type() {
    return (TypeMirror) value;
  }

  /** The name of an enum constant. */
  String constant() {
    return ((VariableElement) value).getSimpleName().toString();
  }

  AnnotationView annotation() {
    return (AnnotationView) value;
  }

  List<Written> elements() {
    return ((List<?>) value).stream().map(Written.class::cast).toList();
  }

  boolean isList() {
    return value instanceof List<?>;
  }

  boolean isAnnotation() {
    return value instanceof AnnotationView;
  }
}
