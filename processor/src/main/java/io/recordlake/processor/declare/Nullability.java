package io.recordlake.processor.declare;

import io.recordlake.processor.report.UsageProblem;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/**
 * Whether a column or field may be null.
 *
 * <p>A primitive is NOT NULL where Delta can enforce that; what is not primitive may be null unless
 * it says otherwise. A missing {@code @Nullable} says nothing: class files lose it on JDK 17.
 *
 * @param nullable the answer
 */
record Nullability(boolean nullable) {

  static Nullability of(
      RecordComponentElement component,
      @Nullable AnnotationView column,
      boolean enforceable,
      Site site) {
    Written written = column == null ? null : column.get("nullable");
    boolean primitive = component.asType().getKind().isPrimitive();
    if (primitive && written != null && written.flag()) {
      site.report(
          UsageProblem.NULLABLE_PRIMITIVE,
          "the primitive " + TypeText.display(component.asType()) + " cannot hold NULL",
          "Use the boxed type, or leave \"nullable\" out.",
          site.exact(written.location()));
    }
    if (written != null) {
      return new Nullability(written.flag());
    }
    return new Nullability(!(primitive && enforceable));
  }
}
