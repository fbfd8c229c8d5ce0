package io.recordlake.model.plan;

import io.recordlake.model.table.TableAspect;

/** One change to one table. */
public sealed interface Action
    permits CreateTable,
        EnableTableFeature,
        SetProperty,
        UnsetProperty,
        SetTableTag,
        UnsetTableTag,
        DropForeignKey,
        DropPrimaryKey,
        RenameColumn,
        AddColumn,
        AlterColumnType,
        AlterClustering,
        SetColumnTag,
        UnsetColumnTag,
        DropColumn,
        SetColumnComment,
        SetTableComment,
        SetColumnNullability,
        SetPrimaryKey,
        SetForeignKey {
  /** When in a plan the action runs. */
  ActionPhase phase();

  /** The part of the table that it changes. */
  TableAspect aspect();

  /** What it is about, such as a column or a property; empty for the table itself. */
  String subject();

  /** Calls the visitor's method for this kind of action. */
  <R> R accept(ActionVisitor<R> visitor);

  /** The kind of action, such as {@code AddColumn}: its record's simple name. */
  default String kind() {
    return getClass().getSimpleName();
  }
}
