package io.recordlake.engine.fake;

import io.recordlake.model.diff.TableDiffer;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.ScalarType;

/** Small tables, each with an integer key {@code id}. */
public final class Tables {
  private Tables() {}

  /** {@code dev.silver.<name>}. */
  public static QualifiedName name(String name) {
    return new QualifiedName("dev", "silver", name);
  }

  /** A table that references others, each by the column {@code <parent>_id}. */
  public static DesiredTable table(String name, String... parents) {
    DesiredTable.Builder table =
        DesiredTable.builder(name(name))
            .column(DesiredColumn.notNull("id", ScalarType.INTEGER))
            .primaryKey("id");
    for (String parent : parents) {
      table.column(DesiredColumn.nullable(parent + "_id", ScalarType.INTEGER));
      table.foreignKey(key(parent + "_id", parent, "id"));
    }
    return table.build();
  }

  /** A foreign key over one column. */
  public static DesiredForeignKey key(String column, String parent, String referenced) {
    return new DesiredForeignKey(
        Identifier.listOf(column), name(parent), Identifier.listOf(referenced), null);
  }

  /** The table as the catalog has it once it is as desired, with names that the platform chose. */
  public static ObservedTable observed(DesiredTable desired) {
    return AppliedActions.apply(desired.name(), null, TableDiffer.diff(desired, null).actions());
  }
}
