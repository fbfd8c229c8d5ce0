package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.sql.TableChange;
import io.recordlake.local.internal.sql.TableChangeVisitor;

/** The table that a change makes of another. Nothing is written here. */
record ChangeEdits(LakeTable table, LakeTables lake) implements TableChangeVisitor<LakeTable> {

  @Override
  public LakeTable setProperties(TableChange.SetProperties change) {
    return PropertyEdits.set(table, change.properties());
  }

  @Override
  public LakeTable unsetProperties(TableChange.UnsetProperties change) {
    return PropertyEdits.unset(table, change.keys());
  }

  @Override
  public LakeTable setTags(TableChange.SetTags change) {
    return TagEdits.set(table, change.tags());
  }

  @Override
  public LakeTable unsetTags(TableChange.UnsetTags change) {
    return TagEdits.unset(table, change.keys());
  }

  @Override
  public LakeTable setColumnTags(TableChange.SetColumnTags change) {
    return TagEdits.setOnColumn(table, change.column(), change.tags());
  }

  @Override
  public LakeTable unsetColumnTags(TableChange.UnsetColumnTags change) {
    return TagEdits.unsetOnColumn(table, change.column(), change.keys());
  }

  @Override
  public LakeTable dropConstraint(TableChange.DropConstraint change) {
    return KeyEdits.dropConstraint(table, change.name(), lake);
  }

  @Override
  public LakeTable dropPrimaryKey(TableChange.DropPrimaryKey change) {
    return KeyEdits.dropPrimaryKey(table, lake);
  }

  @Override
  public LakeTable renameColumn(TableChange.RenameColumn change) {
    return ColumnEdits.rename(table, change);
  }

  @Override
  public LakeTable addColumns(TableChange.AddColumns change) {
    return ColumnEdits.add(table, change.columns());
  }

  @Override
  public LakeTable alterColumnType(TableChange.AlterColumnType change) {
    return ColumnEdits.retype(table, change.column(), change.type());
  }

  @Override
  public LakeTable setNotNull(TableChange.SetNotNull change) {
    return ColumnEdits.setNotNull(table, change.column(), lake::holdsNoNull);
  }

  @Override
  public LakeTable dropNotNull(TableChange.DropNotNull change) {
    return ColumnEdits.dropNotNull(table, change.column());
  }

  @Override
  public LakeTable setColumnComments(TableChange.SetColumnComments change) {
    return ColumnEdits.comment(table, change.comments());
  }

  @Override
  public LakeTable dropColumn(TableChange.DropColumn change) {
    return ColumnEdits.drop(table, change.column());
  }

  @Override
  public LakeTable clusterBy(TableChange.ClusterBy change) {
    return LayoutEdits.clusterBy(table, change.columns());
  }

  @Override
  public LakeTable addPrimaryKey(TableChange.AddPrimaryKey change) {
    return KeyEdits.addPrimaryKey(table, change.key(), lake);
  }

  @Override
  public LakeTable addForeignKey(TableChange.AddForeignKey change) {
    return KeyEdits.addForeignKey(table, change, lake);
  }
}
