package io.recordlake.model.diff;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.DesiredTable;
import java.util.List;

/** What differs between a desired table and the catalog. */
public sealed interface TableDiff permits TableMissing, TableDrift {
  /** The table as it should be. */
  DesiredTable desired();

  /** The actions that would resolve the difference, in the order in which it was found. */
  List<Action> actions();

  /** The differences that no action resolves. */
  List<Unresolvable> unresolvables();

  /** The table's name. */
  default QualifiedName name() {
    return desired().name();
  }
}
