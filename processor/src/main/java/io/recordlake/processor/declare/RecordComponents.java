package io.recordlake.processor.declare;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** The components of a record. */
final class RecordComponents {

  private RecordComponents() {}

  /**
   * In the order of the source; none of what is no record, where ECJ fails instead of saying so.
   */
  static List<? extends RecordComponentElement> of(TypeElement type) {
    return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
  }
}
