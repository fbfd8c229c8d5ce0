package io.recordlake.model.name;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The name of a table: catalog, schema and table. A catalog stores all three in lower case, so they
 * are lower-cased here.
 *
 * @param catalog the catalog, lower case
 * @param schema the schema, lower case
 * @param name the table, lower case
 */
public record QualifiedName(String catalog, String schema, String name)
    implements Comparable<QualifiedName> {
  private static final Comparator<QualifiedName> ORDER =
      Comparator.comparing(QualifiedName::catalog, CodePointOrder.INSTANCE)
          .thenComparing(QualifiedName::schema, CodePointOrder.INSTANCE)
          .thenComparing(QualifiedName::name, CodePointOrder.INSTANCE);

  /**
   * Lower-cases the parts.
   *
   * @throws InvalidDeclarationException when a part is blank
   */
  public QualifiedName {
    List<Problem> problems = problems(catalog, schema, name);
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
    catalog = catalog.toLowerCase(Locale.ROOT);
    schema = schema.toLowerCase(Locale.ROOT);
    name = name.toLowerCase(Locale.ROOT);
  }

  /** What is wrong with these parts: each blank one. */
  public static List<Problem> problems(String catalog, String schema, String name) {
    List<Problem> problems = new ArrayList<>();
    addIfBlank(problems, catalog, "catalog");
    addIfBlank(problems, schema, "schema");
    addIfBlank(problems, name, "name");
    return List.copyOf(problems);
  }

  private static void addIfBlank(List<Problem> problems, String part, String attribute) {
    if (Blank.isBlank(part)) {
      problems.add(Identifier.blank(Place.root().attribute(attribute)));
    }
  }

  /**
   * Reads {@code catalog.schema.name}.
   *
   * @throws IllegalArgumentException when there are not exactly three parts
   * @throws InvalidDeclarationException when a part is blank
   */
  public static QualifiedName parse(String text) {
    String[] parts = text.split("\\.", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a table name: write catalog.schema.table, three parts.");
    }
    return new QualifiedName(parts[0], parts[1], parts[2]);
  }

  /** Orders by catalog, schema and name, by code point. */
  @Override
  public int compareTo(QualifiedName other) {
    return ORDER.compare(this, other);
  }

  /** {@code catalog.schema.name}. */
  @Override
  public String toString() {
    return catalog + "." + schema + "." + name;
  }
}
