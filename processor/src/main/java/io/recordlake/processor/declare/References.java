package io.recordlake.processor.declare;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.processor.report.UsageProblem;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Resolves the class literals of foreign keys to table names. */
final class References {

  /**
   * A referenced table.
   *
   * @param record the qualified name of its record
   * @param name the table's name, or null for the declaring table itself
   */
  record Target(String record, @Nullable QualifiedName name) {}

  private final String owner;

  References(TypeElement owner) {
    this.owner = owner.getQualifiedName().toString();
  }

  /** The table that a class literal means, or null when it means none or an invalid one. */
  @Nullable Target resolve(Written literal, Site site) {
    TypeMirror type = literal.type();
    if (type.getKind() != TypeKind.DECLARED) {
      refuse(TypeText.display(type), false, literal, site);
      return null;
    }
    TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
    String record = element.getQualifiedName().toString();
    if (record.equals(owner)) {
      return new Target(record, null);
    }
    AnnotationView table =
        AnnotationView.find(element, element, AnnotationNames.DELTA_TABLE, new Ranks());
    if (table == null) {
      refuse(TypeText.shortName(element), element.getKind() == ElementKind.RECORD, literal, site);
      return null;
    }
    QualifiedName name = name(table);
    return name == null ? null : new Target(record, name);
  }

  /** The name that an annotation gives; null when a part is missing, which its owner reports. */
  static @Nullable QualifiedName name(AnnotationView table) {
    String catalog = table.text("catalog");
    String schema = table.text("schema");
    String name = table.text("name");
    return catalog == null
            || schema == null
            || name == null
            || Blank.isBlank(catalog)
            || Blank.isBlank(schema)
            || Blank.isBlank(name)
        ? null
        : new QualifiedName(catalog, schema, name);
  }

  private static void refuse(String type, boolean isRecord, Written literal, Site site) {
    site.report(
        UsageProblem.REFERENCE_NOT_A_TABLE,
        "the foreign key refers to " + type + ", which is not a @DeltaTable record",
        isRecord
            ? "Add @DeltaTable to " + type + ", or remove the foreign key."
            : "Refer to a record with @DeltaTable, or remove the foreign key.",
        literal.location());
  }
}
