package io.recordlake.processor.declare;

import io.recordlake.model.problem.Place;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Reads types with {@code @DeltaTable}. Lives for one round, because elements do; within it each
 * type is read once.
 */
public final class RecordReader {

  private final Elements elements;
  private final Compiled compiled;
  private final TypeMapping types;
  private final Map<String, Reading> readings = new HashMap<>();

  public RecordReader(Elements elements, Compiled compiled) {
    this.elements = elements;
    this.compiled = compiled;
    this.types = new TypeMapping(compiled);
  }

  /** Reads a type that has the annotation, from source or from a class file. */
  public Reading read(TypeElement type) {
    String name = type.getQualifiedName().toString();
    Reading reading = readings.get(name);
    if (reading == null) {
      reading = readOnce(type);
      readings.put(name, reading);
    }
    return reading;
  }

  private Reading readOnce(TypeElement type) {
    AnnotationMirror mirror = AnnotationView.mirror(type, AnnotationNames.DELTA_TABLE);
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @DeltaTable");
    }
    Resolution resolution = new Resolution();
    resolution.check(mirror);
    resolution.checkComponents(type);
    if (!resolution.isResolved()) {
      return new Reading.Waiting(resolution.missing());
    }
    return new Reading.Done(table(type, resolution.isComplete()));
  }

  private ReadTable table(TypeElement type, boolean complete) {
    Ranks ranks = new Ranks();
    AnnotationView table = AnnotationView.find(type, type, AnnotationNames.DELTA_TABLE, ranks);
    Location location = ranks.location(type);
    RecordName name = RecordName.of(type, elements);
    Places places = new Places(name.shortName(), location);
    List<Finding> findings = new ArrayList<>();
    Site site = new Site(name.shortName(), location, findings);
    boolean isPublic = Visibility.isPublic(type);
    if (table == null || !complete || !hasTableShape(type, site)) {
      return new ReadTable(name, isPublic, null, places, findings, List.of(), List.of());
    }
    places.putAll(Place.root(), name.shortName(), table);
    refusePrivate(type, site);
    TableAttributes attributes = new TableAttributes(table, site);
    ForeignKeys foreignKeys = new ForeignKeys(new References(type), places);
    Components components = new Components(types, foreignKeys, places, findings, ranks);
    components.read(type, attributes.naming(), ParamComments.of(javadoc(type)));
    attributes.addForeignKeys(foreignKeys);
    return new ReadTable(
        name,
        isPublic,
        attributes.declaration(components, foreignKeys),
        places,
        findings,
        components.generated(),
        foreignKeys.references());
  }

  /** Only source has Javadoc; a class file that is asked for it makes some compilers search. */
  private @Nullable String javadoc(TypeElement type) {
    return compiled.contains(type) ? elements.getDocComment(type) : null;
  }

  private static boolean hasTableShape(TypeElement type, Site site) {
    if (type.getKind() != ElementKind.RECORD) {
      String kind = type.getKind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
      site.report(
          UsageProblem.NOT_A_RECORD,
          "@DeltaTable needs a record, and this is " + (kind.equals("class") ? "a " : "an ") + kind,
          "Make it a record; its components become the columns.");
      return false;
    }
    if (!type.getTypeParameters().isEmpty()) {
      site.report(
          UsageProblem.GENERIC_RECORD,
          "a record with type parameters has no fixed columns",
          "Remove the type parameters; declare one record for each table.");
      return false;
    }
    return true;
  }

  private static void refusePrivate(TypeElement type, Site site) {
    TypeElement hidden = Visibility.privatePart(type);
    if (hidden != null) {
      site.report(
          UsageProblem.PRIVATE_RECORD,
          (hidden.equals(type) ? "the record" : TypeText.shortName(hidden))
              + " is private, so the generated table class cannot be used with it",
          "Make it package-private or public.");
    }
  }
}
