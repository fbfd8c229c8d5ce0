package io.recordlake.planning;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.delta.NameRules;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Maps the catalogs and schemas that declarations name to those of an environment. Table names stay
 * as they are.
 *
 * <p>An exact mapping wins over a prefix, a longer prefix over a shorter one; what nothing maps
 * stays. Names are compared in lower case.
 *
 * @param catalogs catalogs by declared name
 * @param catalogPrefixes beginnings of catalog names, and what stands in their place
 * @param schemas schemas by declared name
 * @param schemaPrefixes beginnings of schema names, and what stands in their place
 */
public record NameMapping(
    Map<String, String> catalogs,
    Map<String, String> catalogPrefixes,
    Map<String, String> schemas,
    Map<String, String> schemaPrefixes) {
  /** Leaves each name as declared. */
  public static final NameMapping IDENTITY =
      new NameMapping(Map.of(), Map.of(), Map.of(), Map.of());

  /** Copies the maps, in lower case. */
  public NameMapping {
    catalogs = folded(catalogs);
    catalogPrefixes = folded(catalogPrefixes);
    schemas = folded(schemas);
    schemaPrefixes = folded(schemaPrefixes);
  }

  /** This mapping, with one catalog mapped. */
  public NameMapping catalog(String declared, String actual) {
    return new NameMapping(
        with(catalogs, declared, actual), catalogPrefixes, schemas, schemaPrefixes);
  }

  /** This mapping, with the catalogs mapped that begin so; an empty beginning is that of all. */
  public NameMapping catalogPrefix(String declared, String actual) {
    return new NameMapping(
        catalogs, with(catalogPrefixes, declared, actual), schemas, schemaPrefixes);
  }

  /** This mapping, with one schema mapped, in whatever catalog it is. */
  public NameMapping schema(String declared, String actual) {
    return new NameMapping(
        catalogs, catalogPrefixes, with(schemas, declared, actual), schemaPrefixes);
  }

  /** This mapping, with the schemas mapped that begin so; an empty beginning is that of all. */
  public NameMapping schemaPrefix(String declared, String actual) {
    return new NameMapping(
        catalogs, catalogPrefixes, schemas, with(schemaPrefixes, declared, actual));
  }

  /**
   * The name that stands for a declared one.
   *
   * @throws InvalidDeclarationException when it is not one that a catalog can store
   */
  public QualifiedName apply(QualifiedName declared) {
    if (isIdentity()) {
      return declared;
    }
    QualifiedName mapped =
        new QualifiedName(
            mapped(declared.catalog(), catalogs, catalogPrefixes),
            mapped(declared.schema(), schemas, schemaPrefixes),
            declared.name());
    List<Problem> problems = NameRules.problems(mapped.catalog(), mapped.schema(), mapped.name());
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(declared + ", mapped,", problems);
    }
    return mapped;
  }

  /**
   * The table with its own name and those that its foreign keys reference mapped.
   *
   * @throws InvalidDeclarationException when a mapped name is not one that a catalog can store
   */
  public DesiredTable apply(DesiredTable declared) {
    if (isIdentity()) {
      return declared;
    }
    DesiredTable.Builder mapped =
        declared.toBuilder().name(apply(declared.name())).clearForeignKeys();
    for (DesiredForeignKey key : declared.foreignKeys()) {
      mapped.foreignKey(
          new DesiredForeignKey(
              key.columns(), apply(key.references()), key.referencedColumns(), key.name()));
    }
    return mapped.build();
  }

  private boolean isIdentity() {
    return catalogs.isEmpty()
        && catalogPrefixes.isEmpty()
        && schemas.isEmpty()
        && schemaPrefixes.isEmpty();
  }

  private static String mapped(
      String name, Map<String, String> exact, Map<String, String> prefixes) {
    String whole = exact.get(name);
    if (whole != null) {
      return whole;
    }
    String longest = null;
    for (String prefix : prefixes.keySet()) {
      if (name.startsWith(prefix) && (longest == null || prefix.length() > longest.length())) {
        longest = prefix;
      }
    }
    return longest == null ? name : prefixes.get(longest) + name.substring(longest.length());
  }

  private static Map<String, String> with(Map<String, String> map, String from, String to) {
    Map<String, String> more = new TreeMap<>(CodePointOrder.INSTANCE);
    more.putAll(map);
    more.put(from.toLowerCase(Locale.ROOT), to);
    return more;
  }

  private static Map<String, String> folded(Map<String, String> map) {
    Map<String, String> folded = new TreeMap<>(CodePointOrder.INSTANCE);
    map.forEach(
        (from, to) -> folded.put(from.toLowerCase(Locale.ROOT), to.toLowerCase(Locale.ROOT)));
    return Collections.unmodifiableMap(folded);
  }
}
