package io.recordlake.processor.declare;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Maps nested records to structs. What is wrong with a component of one is reported at that
 * component when its source is compiled here, else where the record is used.
 */
final class NestedRecords {

  private final TypeMapping types;
  private final Compiled compiled;

  NestedRecords(TypeMapping types, Compiled compiled) {
    this.types = types;
    this.compiled = compiled;
  }

  @Nullable DataType map(TypeElement record, TypeUse use) {
    String name = record.getQualifiedName().toString();
    String shortName = TypeText.shortName(record);
    if (!record.getTypeParameters().isEmpty()) {
      use.site()
          .report(
              UsageProblem.GENERIC_NESTED_RECORD,
              shortName + " has type parameters, so its fields have no fixed types",
              "Use a record without type parameters.");
      return null;
    }
    if (use.around().contains(name)) {
      use.site()
          .report(
              UsageProblem.RECURSIVE_RECORD,
              shortName + " contains itself, and a column's type has an end",
              "Break the cycle: refer to the other row by its key.");
      return null;
    }
    return struct(record, shortName, use.inside(name));
  }

  private @Nullable DataType struct(TypeElement record, String shortName, TypeUse use) {
    boolean here = compiled.contains(record);
    Fields fields = new Fields(record);
    List<StructField> struct = new ArrayList<>();
    List<Identifier> names = new ArrayList<>();
    List<Site> sites = new ArrayList<>();
    boolean complete = true;
    for (RecordComponentElement component : RecordComponents.of(record)) {
      Element field = here ? fields.of(component) : component;
      AnnotationView column =
          AnnotationView.find(component, field, AnnotationNames.COLUMN, use.ranks());
      Location location = use.ranks().location(field);
      String subject = shortName + "." + component.getSimpleName();
      Site site =
          here ? new Site(subject, location, use.site().findings()) : use.site().inside(subject);
      StructField mapped = field(component, column, site, use);
      if (mapped == null) {
        complete = false;
      } else {
        struct.add(mapped);
        names.add(mapped.name());
        sites.add(site);
      }
    }
    if (!complete) {
      return null;
    }
    List<Problem> problems = StructType.problems(names);
    for (Problem problem : problems) {
      Site site = problem.place().equals(Place.root()) ? use.site() : sites.get(index(problem));
      site.report(List.of(problem));
    }
    return problems.isEmpty() ? TypeMapping.build(use, () -> new StructType(struct)) : null;
  }

  private static int index(Problem duplicate) {
    return duplicate.place().steps().stream()
        .filter(Place.Index.class::isInstance)
        .map(Place.Index.class::cast)
        .findFirst()
        .orElseThrow()
        .value();
  }

  private @Nullable StructField field(
      RecordComponentElement component, @Nullable AnnotationView column, Site site, TypeUse use) {
    Nullability nullability = Nullability.of(component, column, use.enforceable(), site);
    DecimalDigits digits = new DecimalDigits(column, site);
    TypeMirror type = component.asType();
    DataType mapped =
        types.map(type, use.component(site, digits, use.enforceable() && !nullability.nullable()));
    if (mapped != null) {
      digits.refuseUnused();
    }
    String name = name(component, column, use.naming());
    if (Blank.isBlank(name)) {
      site.report(Identifier.blank(Place.root()), site.exact(nameLocation(column, site)));
      return null;
    }
    return mapped == null
        ? null
        : new StructField(Identifier.of(name), mapped, nullability.nullable());
  }

  private static Location nameLocation(@Nullable AnnotationView column, Site site) {
    return column == null ? site.location() : column.locate("name");
  }

  /** The name that a component's column or field has. */
  static String name(
      RecordComponentElement component, @Nullable AnnotationView column, ColumnNaming naming) {
    String written = column == null ? null : column.text("name");
    return written == null ? naming.columnName(component.getSimpleName().toString()) : written;
  }
}
