package io.recordlake.deltasql;

import io.recordlake.deltasql.Clause.ListForm;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
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
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.RelationKind;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Capability;
import io.recordlake.planning.delta.FeatureProperties;

/** The clause of each action on one table. */
final class ActionClauses implements ActionVisitor<Clause> {
  /** The most columns in one ALTER COLUMN. */
  static final int COLUMN_LIMIT = 500;

  private final String table;
  private final String alter;
  private final boolean multiColumn;

  ActionClauses(QualifiedName target, RelationKind kind, Capabilities capabilities) {
    this.table = SqlText.qualified(target);
    this.alter =
        switch (kind) {
          case TABLE -> "ALTER TABLE " + table + " ";
          case STREAMING_TABLE -> "ALTER STREAMING TABLE " + table + " ";
        };
    this.multiColumn =
        kind == RelationKind.TABLE && capabilities.has(Capability.MULTI_COLUMN_ALTER);
  }

  @Override
  public Clause createTable(CreateTable action) {
    return Clause.alone(CreateTableSql.of(action.table()));
  }

  @Override
  public Clause enableTableFeature(EnableTableFeature action) {
    return Clause.listed(
        alter + "SET TBLPROPERTIES (",
        SqlText.pair(FeatureProperties.key(action.feature()), FeatureProperties.SUPPORTED),
        ")");
  }

  @Override
  public Clause setProperty(SetProperty action) {
    return Clause.listed(
        alter + "SET TBLPROPERTIES (", SqlText.pair(action.key(), action.desired()), ")");
  }

  @Override
  public Clause unsetProperty(UnsetProperty action) {
    return Clause.listed(
        alter + "UNSET TBLPROPERTIES IF EXISTS (", SqlText.literal(action.key()), ")");
  }

  @Override
  public Clause setTableTag(SetTableTag action) {
    return Clause.listed(alter + "SET TAGS (", SqlText.pair(action.key(), action.desired()), ")");
  }

  @Override
  public Clause unsetTableTag(UnsetTableTag action) {
    return Clause.listed(alter + "UNSET TAGS (", SqlText.literal(action.key()), ")");
  }

  @Override
  public Clause dropForeignKey(DropForeignKey action) {
    return Clause.alone(alter + "DROP CONSTRAINT IF EXISTS " + SqlText.identifier(action.name()));
  }

  @Override
  public Clause dropPrimaryKey(DropPrimaryKey action) {
    return Clause.alone(alter + "DROP PRIMARY KEY IF EXISTS");
  }

  @Override
  public Clause renameColumn(RenameColumn action) {
    return Clause.alone(
        alter
            + "RENAME COLUMN "
            + SqlText.identifier(action.from())
            + " TO "
            + SqlText.identifier(action.to()));
  }

  @Override
  public Clause addColumn(AddColumn action) {
    return new Clause(
        alter + "ADD COLUMN ",
        CreateTableSql.column(action.column()),
        "",
        new ListForm(alter + "ADD COLUMNS (", ")", Integer.MAX_VALUE));
  }

  @Override
  public Clause alterColumnType(AlterColumnType action) {
    return Clause.alone(alterColumn(action.column()) + "TYPE " + TypeSql.of(action.desired()));
  }

  @Override
  public Clause alterClustering(AlterClustering action) {
    String keys =
        action.desired().isEmpty() ? "NONE" : "(" + SqlText.identifiers(action.desired()) + ")";
    return Clause.alone(alter + "CLUSTER BY " + keys);
  }

  @Override
  public Clause setColumnTag(SetColumnTag action) {
    return Clause.listed(
        alterColumn(action.column()) + "SET TAGS (",
        SqlText.pair(action.key(), action.desired()),
        ")");
  }

  @Override
  public Clause unsetColumnTag(UnsetColumnTag action) {
    return Clause.listed(
        alterColumn(action.column()) + "UNSET TAGS (", SqlText.literal(action.key()), ")");
  }

  @Override
  public Clause dropColumn(DropColumn action) {
    return Clause.alone(alter + "DROP COLUMN " + SqlText.identifier(action.column().name()));
  }

  @Override
  public Clause setColumnComment(SetColumnComment action) {
    String head = alter + "ALTER COLUMN ";
    String item =
        SqlText.identifier(action.column()) + " COMMENT " + SqlText.literal(action.desired());
    return new Clause(head, item, "", multiColumn ? new ListForm(head, "", COLUMN_LIMIT) : null);
  }

  @Override
  public Clause setTableComment(SetTableComment action) {
    return Clause.alone("COMMENT ON TABLE " + table + " IS " + SqlText.literal(action.desired()));
  }

  @Override
  public Clause setColumnNullability(SetColumnNullability action) {
    return Clause.alone(
        alterColumn(action.column()) + (action.nullable() ? "DROP NOT NULL" : "SET NOT NULL"));
  }

  @Override
  public Clause setPrimaryKey(SetPrimaryKey action) {
    return Clause.alone(alter + "ADD " + CreateTableSql.primaryKey(action.key()));
  }

  @Override
  public Clause setForeignKey(SetForeignKey action) {
    DesiredForeignKey key = action.key();
    String name =
        key.name() == null ? "" : "CONSTRAINT " + SqlText.identifier(key.name().value()) + " ";
    return Clause.alone(
        alter
            + "ADD "
            + name
            + "FOREIGN KEY ("
            + SqlText.identifiers(key.columns())
            + ") REFERENCES "
            + SqlText.qualified(key.references())
            + " ("
            + SqlText.identifiers(key.referencedColumns())
            + ")");
  }

  private String alterColumn(Identifier column) {
    return alter + "ALTER COLUMN " + SqlText.identifier(column) + " ";
  }
}
