package io.recordlake.planning.change;

import io.recordlake.model.diff.Unresolvable;

/** Differences that no action resolves, in words. */
enum UnresolvableChanges implements Unresolvable.Visitor<Change> {
  INSTANCE;

  @Override
  public Change columnCaseDrift(Unresolvable.ColumnCaseDrift difference) {
    return Change.change(
        ChangeKind.COLUMNS,
        difference.declared().value(),
        "spelled " + Phrases.quoted(difference.observed().value()) + " in the catalog");
  }

  @Override
  public Change columnRenameConflict(Unresolvable.ColumnRenameConflict difference) {
    return Change.change(
        ChangeKind.COLUMNS,
        difference.from().value(),
        "renamed → " + difference.to(),
        "— both exist in the catalog");
  }

  @Override
  public Change propertyUndeclared(Unresolvable.PropertyUndeclared difference) {
    return Change.change(
        ChangeKind.PROPERTIES,
        difference.key(),
        Phrases.value(difference.observed()),
        "— not declared");
  }

  @Override
  public Change partitioningChanged(Unresolvable.PartitioningChanged difference) {
    return Change.change(
        ChangeKind.PARTITIONING,
        "partitioning",
        Phrases.arrow(
            Phrases.columns(difference.observed()), Phrases.columns(difference.desired())));
  }
}
