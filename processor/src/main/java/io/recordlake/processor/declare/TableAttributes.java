package io.recordlake.processor.declare;

import io.recordlake.annotations.DeltaProperty;
import io.recordlake.model.table.Scope;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what stands in {@code @DeltaTable} itself. */
final class TableAttributes {

  private final AnnotationView table;
  private final Site site;

  TableAttributes(AnnotationView table, Site site) {
    this.table = table;
    this.site = site;
  }

  ColumnNaming naming() {
    Written written = table.get("naming");
    return written == null ? ColumnNaming.SNAKE_CASE : ColumnNaming.valueOf(written.constant());
  }

  /** The whole declaration; the foreign keys of the components are among those collected. */
  TableDeclaration declaration(Components components, ForeignKeys foreignKeys) {
    return new TableDeclaration(
        text("catalog"),
        text("schema"),
        text("name"),
        components.columns(),
        text("comment"),
        tags(table),
        table.texts("partitionedBy"),
        table.texts("clusteredBy"),
        table.elements("primaryKey").isEmpty() ? null : table.texts("primaryKey"),
        table.text("primaryKeyName"),
        foreignKeys.declarations(),
        properties(),
        scope(),
        table.texts("droppedColumns"));
  }

  void addForeignKeys(ForeignKeys foreignKeys) {
    table.elements("foreignKeys").forEach(key -> foreignKeys.addOfTable(key, site));
  }

  /** The tags that an annotation gives. */
  static List<TagDeclaration> tags(AnnotationView annotation) {
    List<TagDeclaration> tags = new ArrayList<>();
    for (Written written : annotation.elements("tags")) {
      AnnotationView tag = written.annotation();
      tags.add(new TagDeclaration(orEmpty(tag.text("key")), orEmpty(tag.text("value"))));
    }
    return tags;
  }

  private List<PropertyDeclaration> properties() {
    List<PropertyDeclaration> properties = new ArrayList<>();
    for (Written written : table.elements("properties")) {
      AnnotationView property = written.annotation();
      Written key = property.get("key");
      if (key != null) {
        properties.add(property(DeltaProperty.valueOf(key.constant()).key(), property));
      }
    }
    return properties;
  }

  private PropertyDeclaration property(String key, AnnotationView property) {
    Written absent = property.get("absent");
    String value = property.text("value");
    boolean unset = absent != null && absent.flag();
    if (unset && value != null) {
      site.report(
          UsageProblem.PROPERTY_INTENT_UNCLEAR,
          "the property " + key + " has a value and absent = true",
          "Keep the one that is meant.",
          property.locate("absent"));
    } else if (!unset && value == null) {
      site.report(
          UsageProblem.PROPERTY_INTENT_UNCLEAR,
          "the property " + key + " has no value",
          "Add value = ..., or absent = true to declare that it is not set.",
          property.location());
      // Its value is unknown rather than absent; absent breaks no rule.
    }
    return new PropertyDeclaration(key, unset ? null : value);
  }

  private Scope scope() {
    Written written = table.get("scope");
    return written == null ? Scope.FULL : Scope.valueOf(written.constant());
  }

  private String text(String attribute) {
    return orEmpty(table.text(attribute));
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }
}
