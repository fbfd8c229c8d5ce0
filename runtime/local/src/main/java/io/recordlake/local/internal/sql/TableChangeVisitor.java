package io.recordlake.local.internal.sql;

/** One answer per kind of {@link TableChange}. */
public interface TableChangeVisitor<R> {
  R setProperties(TableChange.SetProperties change);

  R unsetProperties(TableChange.UnsetProperties change);

  R setTags(TableChange.SetTags change);

  R unsetTags(TableChange.UnsetTags change);

  R setColumnTags(TableChange.SetColumnTags change);

  R unsetColumnTags(TableChange.UnsetColumnTags change);

  R dropConstraint(TableChange.DropConstraint change);

  R dropPrimaryKey(TableChange.DropPrimaryKey change);

  R renameColumn(TableChange.RenameColumn change);

  R addColumns(TableChange.AddColumns change);

  R alterColumnType(TableChange.AlterColumnType change);

  R setNotNull(TableChange.SetNotNull change);

  R dropNotNull(TableChange.DropNotNull change);

  R setColumnComments(TableChange.SetColumnComments change);

  R dropColumn(TableChange.DropColumn change);

  R clusterBy(TableChange.ClusterBy change);

  R addPrimaryKey(TableChange.AddPrimaryKey change);

  R addForeignKey(TableChange.AddForeignKey change);
}
