package io.recordlake.processor.declare;

import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Annotations that have no effect where they stand: a declaration that does nothing must not look
 * like one that does.
 *
 * <p>{@code @Column} on a record without {@code @DeltaTable} is fine: a table may nest that record,
 * also one that is compiled elsewhere.
 */
public final class StrayAnnotations {

  private static final List<String> ONLY_FOR_COLUMNS = List.of("comment", "tags", "renamedFrom");

  private final TypeElement type;
  private final List<Finding> findings = new ArrayList<>();
  private final Ranks ranks = new Ranks();

  private StrayAnnotations(TypeElement type) {
    this.type = type;
  }

  /** What is wrong with the annotations in a type. */
  public static List<Finding> in(TypeElement type) {
    StrayAnnotations stray = new StrayAnnotations(type);
    stray.checkFields();
    if (AnnotationView.mirror(type, AnnotationNames.DELTA_TABLE) == null) {
      stray.checkComponents();
    }
    return stray.findings;
  }

  private void checkFields() {
    boolean declaresTable = AnnotationView.mirror(type, AnnotationNames.DELTA_TABLE) != null;
    boolean isRecord = type.getKind() == ElementKind.RECORD;
    if (declaresTable && !isRecord) {
      return; // that it is no record has been said
    }
    Set<String> components = new HashSet<>();
    RecordComponents.of(type)
        .forEach(component -> components.add(component.getSimpleName().toString()));
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (!components.contains(field.getSimpleName().toString())) {
        refuse(field, field, AnnotationNames.COLUMN, "it is not a component of a record");
        refuse(field, field, AnnotationNames.FOREIGN_KEY, "it is not a component of a record");
      }
    }
  }

  private void checkComponents() {
    Fields fields = new Fields(type);
    for (RecordComponentElement component : RecordComponents.of(type)) {
      Element field = fields.of(component);
      AnnotationView column = AnnotationView.find(component, field, AnnotationNames.COLUMN, ranks);
      if (column != null) {
        ONLY_FOR_COLUMNS.stream()
            .filter(column::has)
            .forEach(attribute -> refuseAttribute(component, attribute, column.locate(attribute)));
      }
      refuse(
          component,
          field,
          AnnotationNames.FOREIGN_KEY,
          TypeText.shortName(type)
              + " has no @DeltaTable, and a field in a column refers to no table");
    }
  }

  private void refuse(Element element, Element reported, String annotation, String why) {
    AnnotationView view = AnnotationView.find(element, reported, annotation, ranks);
    if (view != null) {
      String simpleName = annotation.substring(annotation.lastIndexOf('.') + 1);
      findings.add(
          new Finding(
              UsageProblem.ANNOTATION_WITHOUT_EFFECT,
              subject(element),
              "@" + simpleName + " has no effect here: " + why,
              "Remove it, or declare the table that it belongs to.",
              view.location()));
    }
  }

  private void refuseAttribute(Element component, String attribute, Location location) {
    findings.add(
        new Finding(
            UsageProblem.ATTRIBUTE_WITHOUT_EFFECT,
            subject(component),
            "\""
                + attribute
                + "\" has no effect, because "
                + TypeText.shortName(type)
                + " is no table and a field in a column has none",
            "Remove it; name, nullable, precision and scale hold for fields, too.",
            location));
  }

  private String subject(Element element) {
    return TypeText.shortName(type) + "." + element.getSimpleName();
  }
}
