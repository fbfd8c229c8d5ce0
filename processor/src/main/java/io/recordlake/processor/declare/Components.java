package io.recordlake.processor.declare;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the components of a table's record: its columns and the foreign keys on them. */
final class Components {

  private final TypeMapping types;
  private final ForeignKeys foreignKeys;
  private final Places places;
  private final List<Finding> findings;
  private final Ranks ranks;
  private final List<ColumnDeclaration> columns = new ArrayList<>();
  private final List<ReadTable.Column> generated = new ArrayList<>();

  Components(
      TypeMapping types,
      ForeignKeys foreignKeys,
      Places places,
      List<Finding> findings,
      Ranks ranks) {
    this.types = types;
    this.foreignKeys = foreignKeys;
    this.places = places;
    this.findings = findings;
    this.ranks = ranks;
  }

  List<ColumnDeclaration> columns() {
    return columns;
  }

  List<ReadTable.Column> generated() {
    return generated;
  }

  /**
   * Reads each component.
   *
   * @param comments the comments from the Javadoc, by component
   */
  void read(TypeElement type, ColumnNaming naming, Map<String, String> comments) {
    Fields fields = new Fields(type);
    String record = TypeText.shortName(type);
    Set<String> around = Set.of(type.getQualifiedName().toString());
    for (RecordComponentElement component : RecordComponents.of(type)) {
      Element field = fields.of(component);
      AnnotationView column = AnnotationView.find(component, field, AnnotationNames.COLUMN, ranks);
      AnnotationView key =
          AnnotationView.find(component, field, AnnotationNames.FOREIGN_KEY, ranks);
      Site site =
          new Site(record + "." + component.getSimpleName(), ranks.location(field), findings);
      locate(column, site);
      ColumnDeclaration declared = column(component, column, site, naming, around, comments);
      columns.add(declared);
      if (key != null) {
        foreignKeys.addOfComponent(key, declared.name(), site);
      }
    }
  }

  private void locate(@Nullable AnnotationView column, Site site) {
    Place place = Place.column(columns.size());
    places.put(place, site.subject(), site.location());
    if (column != null) {
      places.putAll(place, site.subject(), column);
    }
  }

  private ColumnDeclaration column(
      RecordComponentElement component,
      @Nullable AnnotationView column,
      Site site,
      ColumnNaming naming,
      Set<String> around,
      Map<String, String> comments) {
    boolean nullable = Nullability.of(component, column, true, site).nullable();
    DecimalDigits digits = new DecimalDigits(column, site);
    DataType type =
        types.map(component.asType(), new TypeUse(site, naming, digits, !nullable, around, ranks));
    if (type != null) {
      digits.refuseUnused();
    }
    boolean nameable = refusePrivate(component, site);
    String name = NestedRecords.name(component, column, naming);
    String simpleName = component.getSimpleName().toString();
    generated.add(
        new ReadTable.Column(
            simpleName,
            name,
            type != null && nameable
                ? TypeName.get(component.asType()).box()
                : ClassName.get(Object.class)));
    String comment = column == null ? null : column.text("comment");
    return new ColumnDeclaration(
        name,
        type,
        nullable,
        comment == null ? comments.getOrDefault(simpleName, "") : comment,
        column == null ? List.of() : TableAttributes.tags(column),
        column == null ? null : column.text("renamedFrom"));
  }

  /** Whether generated code can name the component's type; says so if it cannot. */
  private static boolean refusePrivate(RecordComponentElement component, Site site) {
    TypeElement hidden = Visibility.privatePart(component.asType());
    if (hidden == null) {
      return true;
    }
    site.report(
        UsageProblem.PRIVATE_COMPONENT_TYPE,
        TypeText.shortName(hidden) + " is private, so the generated table class cannot name it",
        "Make it package-private or public.");
    return false;
  }
}
