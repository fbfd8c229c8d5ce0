package io.recordlake.processor.declare;

import io.recordlake.model.problem.Place;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the foreign keys of a table, from its components and from its annotation. */
final class ForeignKeys {

  private final References references;
  private final Places places;
  private final List<ForeignKeyDeclaration> declarations = new ArrayList<>();
  private final List<ReadTable.Reference> targets = new ArrayList<>();

  ForeignKeys(References references, Places places) {
    this.references = references;
    this.places = places;
  }

  List<ForeignKeyDeclaration> declarations() {
    return declarations;
  }

  List<ReadTable.Reference> references() {
    return targets;
  }

  /** Adds the key of a component, which is its only column. */
  void addOfComponent(AnnotationView key, String column, Site site) {
    Written columns = key.get("columns");
    if (columns != null) {
      site.report(
          UsageProblem.COLUMNS_ON_COMPONENT,
          "a foreign key on a component names no columns, because the component is its column",
          "Remove \"columns\", or declare the key in @DeltaTable(foreignKeys = ...).",
          columns.location());
    }
    Place place = add(key, List.of(column), site);
    if (place != null) {
      places.put(place.attribute("columns"), site.subject(), site.location());
    }
  }

  /** Adds a key of the table's annotation. */
  void addOfTable(Written written, Site site) {
    AnnotationView key = written.annotation();
    if (!key.has("columns") || key.elements("columns").isEmpty()) {
      site.report(
          UsageProblem.COLUMNS_MISSING,
          "a foreign key in @DeltaTable must name its columns",
          "Add columns = {...}, or declare the key on its component.",
          key.locate("columns"));
      // Goes on with the reference, which may be wrong too.
      Written literal = key.get("references");
      if (literal != null) {
        references.resolve(literal, site);
      }
      return;
    }
    add(key, key.texts("columns"), site);
  }

  private @Nullable Place add(AnnotationView key, List<String> columns, Site site) {
    Written literal = key.get("references");
    References.Target target = literal == null ? null : references.resolve(literal, site);
    if (literal == null || target == null) {
      return null;
    }
    Place place = Place.root().attribute("foreignKeys").index(declarations.size());
    places.put(place, site.subject(), key.location());
    places.putAll(place, site.subject(), key);
    declarations.add(
        new ForeignKeyDeclaration(
            columns,
            target.name(),
            key.has("referencedColumns") ? key.texts("referencedColumns") : null,
            key.text("name")));
    Location location = literal.location();
    targets.add(new ReadTable.Reference(target.record(), location));
    return place;
  }
}
