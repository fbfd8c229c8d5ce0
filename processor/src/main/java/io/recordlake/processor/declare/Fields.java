package io.recordlake.processor.declare;

import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * The fields behind the components of a record. Compilers give a position to the field of a
 * component where they give none to the component (JDK-8295184), so messages are printed on it.
 */
final class Fields {

  private final Map<String, VariableElement> byName = new HashMap<>();

  Fields(TypeElement type) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      byName.put(field.getSimpleName().toString(), field);
    }
  }

  /** The component's field; the component where the compiler shows no field. */
  Element of(RecordComponentElement component) {
    VariableElement field = byName.get(component.getSimpleName().toString());
    return field == null ? component : field;
  }
}
