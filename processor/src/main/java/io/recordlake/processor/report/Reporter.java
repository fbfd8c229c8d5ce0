package io.recordlake.processor.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * Prints findings: in the order of the source, and each only once. Two tables that nest the same
 * broken record find the same problem; it is one mistake.
 */
public final class Reporter {

  private final Messager messager;
  private final Set<String> printed = new HashSet<>();

  public Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Prints the findings of one declaration. */
  public void print(List<Finding> findings) {
    List<Finding> inOrder = new ArrayList<>(findings);
    inOrder.sort(Comparator.comparingInt(finding -> finding.location().rank()));
    inOrder.forEach(finding -> print(finding, Diagnostic.Kind.ERROR));
  }

  /** Prints a finding that does not fail the compilation. */
  public void warn(Finding finding) {
    print(finding, Diagnostic.Kind.WARNING);
  }

  private void print(Finding finding, Diagnostic.Kind kind) {
    if (!printed.add(finding.text())) {
      return;
    }
    Element element = finding.location().element();
    AnnotationMirror annotation = finding.location().annotation();
    AnnotationValue value = finding.location().value();
    if (element == null) {
      messager.printMessage(kind, finding.text());
    } else if (annotation == null) {
      messager.printMessage(kind, finding.text(), element);
    } else if (value == null) {
      messager.printMessage(kind, finding.text(), element, annotation);
    } else {
      messager.printMessage(kind, finding.text(), element, annotation, value);
    }
  }
}
