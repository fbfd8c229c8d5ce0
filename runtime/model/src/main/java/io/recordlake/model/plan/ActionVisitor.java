package io.recordlake.model.plan;

/**
 * Handles each kind of action. It has no default, so a new kind does not compile until each place
 * handles it.
 *
 * @param <R> what a visit answers
 */
public interface ActionVisitor<R> {
  /** Creates the table. */
  R createTable(CreateTable action);

  /** Makes the table support a protocol feature. Cannot be undone. */
  R enableTableFeature(EnableTableFeature action);

  /** Sets a table property. */
  R setProperty(SetProperty action);

  /** Removes a table property. */
  R unsetProperty(UnsetProperty action);

  /** Sets a tag on the table. */
  R setTableTag(SetTableTag action);

  /** Removes a tag from the table. */
  R unsetTableTag(UnsetTableTag action);

  /** Drops a foreign key. */
  R dropForeignKey(DropForeignKey action);

  /** Drops the primary key. */
  R dropPrimaryKey(DropPrimaryKey action);

  /** Renames a column. Earlier phases speak of the old name, later ones of the new. */
  R renameColumn(RenameColumn action);

  /** Adds a column. */
  R addColumn(AddColumn action);

  /** Changes a column's type. */
  R alterColumnType(AlterColumnType action);

  /** Changes the clustering. */
  R alterClustering(AlterClustering action);

  /** Sets a tag on a column. */
  R setColumnTag(SetColumnTag action);

  /** Removes a tag from a column. */
  R unsetColumnTag(UnsetColumnTag action);

  /** Drops a column with its data. */
  R dropColumn(DropColumn action);

  /** Changes a column's comment. */
  R setColumnComment(SetColumnComment action);

  /** Changes the table's comment. */
  R setTableComment(SetTableComment action);

  /** Makes a column nullable or NOT NULL. */
  R setColumnNullability(SetColumnNullability action);

  /** Adds the primary key. */
  R setPrimaryKey(SetPrimaryKey action);

  /** Adds a foreign key. */
  R setForeignKey(SetForeignKey action);
}
