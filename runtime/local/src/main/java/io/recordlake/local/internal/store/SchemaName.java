package io.recordlake.local.internal.store;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.name.QualifiedName;
import java.util.Comparator;

/** A schema of a catalog, lower case as in {@link QualifiedName}. */
public record SchemaName(String catalog, String schema) implements Comparable<SchemaName> {

  private static final Comparator<SchemaName> ORDER =
      Comparator.comparing(SchemaName::catalog, CodePointOrder.INSTANCE)
          .thenComparing(SchemaName::schema, CodePointOrder.INSTANCE);

  /** The schema that a table stands in. */
  public static SchemaName of(QualifiedName table) {
    return new SchemaName(table.catalog(), table.schema());
  }

  /** The table of that name in this schema. */
  public QualifiedName table(String name) {
    return new QualifiedName(catalog, schema, name);
  }

  @Override
  public int compareTo(SchemaName other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return catalog + "." + schema;
  }
}
