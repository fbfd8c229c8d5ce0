package io.recordlake.processor.declare;

import io.recordlake.processor.report.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an annotation that stand in the source; a default is not among them.
 *
 * <p>Of a component's annotation the values come from the component and the locations from its
 * field: compilers know no position of a component.
 */
final class AnnotationView {

  private final Map<String, Written> attributes = new LinkedHashMap<>();
  private final Location location;

  /**
   * @param outermost the annotation that stands on the element: compilers find the position of a
   *     value at any depth from there
   */
  private AnnotationView(
      AnnotationMirror read,
      AnnotationMirror twin,
      AnnotationMirror outermost,
      Element element,
      Location location,
      Ranks ranks) {
    Map<String, AnnotationValue> twins = byName(twin);
    for (Map.Entry<String, AnnotationValue> entry : byName(read).entrySet()) {
      AnnotationValue other = twins.getOrDefault(entry.getKey(), entry.getValue());
      attributes.put(entry.getKey(), written(entry.getValue(), other, outermost, element, ranks));
    }
    this.location = location;
  }

  /**
   * The annotation of that name on the element.
   *
   * @param element what the annotation is read from
   * @param reported what messages are printed on: the element, or the field of a component
   * @return null when the element has no such annotation
   */
  static @Nullable AnnotationView find(
      Element element, Element reported, String annotation, Ranks ranks) {
    AnnotationMirror read = mirror(element, annotation);
    if (read == null) {
      return null;
    }
    AnnotationMirror twin = mirror(reported, annotation);
    Element located = twin == null ? element : reported;
    AnnotationMirror outermost = twin == null ? read : twin;
    Location location = ranks.location(located, outermost, null);
    return new AnnotationView(read, outermost, outermost, located, location, ranks);
  }

  /** The annotation of that name on the element, or null. */
  static @Nullable AnnotationMirror mirror(Element element, String annotation) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (((TypeElement) mirror.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(annotation)) {
        return mirror;
      }
    }
    return null;
  }

  /** The annotation itself. */
  Location location() {
    return location;
  }

  /** The attribute, or null when it does not stand in the source. */
  @Nullable Written get(String attribute) {
    return attributes.get(attribute);
  }

  boolean has(String attribute) {
    return attributes.containsKey(attribute);
  }

  /** The attribute's text, or null when it does not stand in the source. */
  @Nullable String text(String attribute) {
    Written written = attributes.get(attribute);
    return written == null ? null : written.text();
  }

  /** The attribute's elements; empty when it does not stand in the source. */
  List<Written> elements(String attribute) {
    Written written = attributes.get(attribute);
    return written == null ? List.of() : written.elements();
  }

  /** The attribute's texts; empty when it does not stand in the source. */
  List<String> texts(String attribute) {
    return elements(attribute).stream().map(Written::text).toList();
  }

  void forEach(BiConsumer<String, Written> action) {
    attributes.forEach(action);
  }

  /** The location of the attribute, else of the annotation. */
  Location locate(String attribute) {
    Written written = attributes.get(attribute);
    return written == null ? location : written.location();
  }

  private static Map<String, AnnotationValue> byName(AnnotationMirror mirror) {
    Map<String, AnnotationValue> values = new LinkedHashMap<>();
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      values.put(entry.getKey().getSimpleName().toString(), entry.getValue());
    }
    return values;
  }

  private static Written written(
      AnnotationValue read,
      AnnotationValue twin,
      AnnotationMirror outermost,
      Element element,
      Ranks ranks) {
    Location location = ranks.location(element, outermost, twin);
    Object value = read.getValue();
    Object other = twin.getValue();
    if (value instanceof List<?> list) {
      List<?> others = other instanceof List<?> elements ? elements : list;
      List<Written> elements = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        elements.add(
            written(
                (AnnotationValue) list.get(i),
                (AnnotationValue) (i < others.size() ? others : list).get(i),
                outermost,
                element,
                ranks));
      }
      return new Written(List.copyOf(elements), location);
    }
    if (value instanceof AnnotationMirror nested) {
      AnnotationMirror nestedTwin = other instanceof AnnotationMirror mirror ? mirror : nested;
      return new Written(
          new AnnotationView(nested, nestedTwin, outermost, element, location, ranks), location);
    }
    return new Written(value, location);
  }
}
