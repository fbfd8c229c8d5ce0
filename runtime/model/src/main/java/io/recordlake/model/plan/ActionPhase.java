package io.recordlake.model.plan;

/**
 * The phases of a plan, in the order in which they run.
 *
 * <p>Features and properties come before the changes that need them; keys are dropped before the
 * columns they stand on change, and set after; a rename is where the old name ends and the new one
 * begins; tags leave a column before the column is dropped.
 */
public enum ActionPhase {
  /** {@link CreateTable}. */
  CREATE_TABLE(1),
  /** {@link EnableTableFeature}. */
  ENABLE_TABLE_FEATURE(2),
  /** {@link SetProperty}. */
  SET_PROPERTY(3),
  /** {@link UnsetProperty}. */
  UNSET_PROPERTY(4),
  /** {@link SetTableTag}. */
  SET_TABLE_TAG(5),
  /** {@link UnsetTableTag}. */
  UNSET_TABLE_TAG(6),
  /** {@link DropForeignKey}. */
  DROP_FOREIGN_KEY(7),
  /** {@link DropPrimaryKey}. */
  DROP_PRIMARY_KEY(8),
  /** {@link RenameColumn}. */
  RENAME_COLUMN(9),
  /** {@link AddColumn}. */
  ADD_COLUMN(10),
  /** {@link AlterColumnType}. */
  ALTER_COLUMN_TYPE(11),
  /** {@link AlterClustering}. */
  ALTER_CLUSTERING(12),
  /** {@link SetColumnTag}. */
  SET_COLUMN_TAG(13),
  /** {@link UnsetColumnTag}. */
  UNSET_COLUMN_TAG(14),
  /** {@link DropColumn}. */
  DROP_COLUMN(15),
  /** {@link SetColumnComment}. */
  SET_COLUMN_COMMENT(16),
  /** {@link SetTableComment}. */
  SET_TABLE_COMMENT(17),
  /** {@link SetColumnNullability}. */
  SET_COLUMN_NULLABILITY(18),
  /** {@link SetPrimaryKey}. */
  SET_PRIMARY_KEY(19),
  /** {@link SetForeignKey}. */
  SET_FOREIGN_KEY(20);

  private final int number;

  ActionPhase(int number) {
    this.number = number;
  }

  /** The phase's number, from 1. */
  public int number() {
    return number;
  }
}
