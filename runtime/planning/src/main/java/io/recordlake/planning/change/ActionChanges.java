package io.recordlake.planning.change;

import io.recordlake.model.plan.ActionVisitor;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import java.util.ArrayList;
import java.util.List;

/** Actions in words. */
enum ActionChanges implements ActionVisitor<List<Change>> {
  INSTANCE;

  @Override
  public List<Change> createTable(CreateTable action) {
    return CreationChanges.of(action.table());
  }

  @Override
  public List<Change> enableTableFeature(EnableTableFeature action) {
    return List.of(
        Change.add(ChangeKind.FEATURES, action.feature().canonicalName(), Phrases.PERMANENCE_NOTE));
  }

  @Override
  public List<Change> setProperty(SetProperty action) {
    return List.of(
        Phrases.set(ChangeKind.PROPERTIES, action.key(), action.desired(), action.observed()));
  }

  @Override
  public List<Change> unsetProperty(UnsetProperty action) {
    return List.of(Change.remove(ChangeKind.PROPERTIES, action.key()));
  }

  @Override
  public List<Change> setTableTag(SetTableTag action) {
    return List.of(Phrases.set(ChangeKind.TAGS, action.key(), action.desired(), action.observed()));
  }

  @Override
  public List<Change> unsetTableTag(UnsetTableTag action) {
    return List.of(Change.remove(ChangeKind.TAGS, action.key()));
  }

  @Override
  public List<Change> dropForeignKey(DropForeignKey action) {
    return List.of(Change.remove(ChangeKind.KEYS, "foreign key " + action.name()));
  }

  @Override
  public List<Change> dropPrimaryKey(DropPrimaryKey action) {
    return List.of(Change.remove(ChangeKind.KEYS, "primary key " + action.name()));
  }

  @Override
  public List<Change> renameColumn(RenameColumn action) {
    return List.of(
        Change.change(ChangeKind.COLUMNS, action.from().value(), "renamed → " + action.to()));
  }

  @Override
  public List<Change> addColumn(AddColumn action) {
    List<Change> changes = new ArrayList<>();
    changes.add(Phrases.column(action.column()));
    CreationChanges.addComment(
        Phrases.columnSubject(action.column().name()), action.column().comment(), changes);
    return changes;
  }

  @Override
  public List<Change> alterColumnType(AlterColumnType action) {
    return List.of(
        Change.change(
            ChangeKind.COLUMNS,
            action.column().value(),
            Phrases.arrow(action.observed().label(), action.desired().label())));
  }

  @Override
  public List<Change> alterClustering(AlterClustering action) {
    return List.of(
        action.desired().isEmpty()
            ? Change.remove(ChangeKind.CLUSTERING, "clustering")
            : Change.change(
                ChangeKind.CLUSTERING,
                "clustering",
                Phrases.columns(action.desired()),
                Phrases.RECLUSTER_HINT));
  }

  @Override
  public List<Change> setColumnTag(SetColumnTag action) {
    return List.of(
        Phrases.set(
            ChangeKind.TAGS,
            Phrases.columnTagSubject(action.column(), action.key()),
            action.desired(),
            action.observed()));
  }

  @Override
  public List<Change> unsetColumnTag(UnsetColumnTag action) {
    return List.of(
        Change.remove(ChangeKind.TAGS, Phrases.columnTagSubject(action.column(), action.key())));
  }

  @Override
  public List<Change> dropColumn(DropColumn action) {
    return List.of(Change.remove(ChangeKind.COLUMNS, action.subject()));
  }

  @Override
  public List<Change> setColumnComment(SetColumnComment action) {
    return List.of(Phrases.comment(Phrases.columnSubject(action.column()), action.desired()));
  }

  @Override
  public List<Change> setTableComment(SetTableComment action) {
    return List.of(Phrases.comment("table", action.desired()));
  }

  @Override
  public List<Change> setColumnNullability(SetColumnNullability action) {
    return List.of(
        Change.change(
            ChangeKind.COLUMNS,
            action.column().value(),
            action.nullable() ? "drop NOT NULL (was NOT NULL)" : "set NOT NULL (was nullable)"));
  }

  @Override
  public List<Change> setPrimaryKey(SetPrimaryKey action) {
    return List.of(Phrases.primaryKey(action.key()));
  }

  @Override
  public List<Change> setForeignKey(SetForeignKey action) {
    return List.of(Phrases.foreignKey(action.key()));
  }
}
