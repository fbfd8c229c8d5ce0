package io.recordlake.local.internal.sql;

import java.util.List;

/** Changes of a table from their parse trees. */
final class ChangeTree extends LakeSqlBaseVisitor<TableChange> {

  @Override
  public TableChange visitSetProperties(LakeSqlParser.SetPropertiesContext tree) {
    return new TableChange.SetProperties(SqlParser.pairs(tree.pairs()));
  }

  @Override
  public TableChange visitUnsetProperties(LakeSqlParser.UnsetPropertiesContext tree) {
    return new TableChange.UnsetProperties(SqlParser.keys(tree.keys()));
  }

  @Override
  public TableChange visitSetTags(LakeSqlParser.SetTagsContext tree) {
    return new TableChange.SetTags(SqlParser.pairs(tree.pairs()));
  }

  @Override
  public TableChange visitUnsetTags(LakeSqlParser.UnsetTagsContext tree) {
    return new TableChange.UnsetTags(SqlParser.keys(tree.keys()));
  }

  @Override
  public TableChange visitSetColumnTags(LakeSqlParser.SetColumnTagsContext tree) {
    return new TableChange.SetColumnTags(
        SqlParser.columnName(tree.columnName()), SqlParser.pairs(tree.pairs()));
  }

  @Override
  public TableChange visitUnsetColumnTags(LakeSqlParser.UnsetColumnTagsContext tree) {
    return new TableChange.UnsetColumnTags(
        SqlParser.columnName(tree.columnName()), SqlParser.keys(tree.keys()));
  }

  @Override
  public TableChange visitDropConstraint(LakeSqlParser.DropConstraintContext tree) {
    return new TableChange.DropConstraint(SqlLiterals.identifier(tree.constraintName().getText()));
  }

  @Override
  public TableChange visitDropPrimaryKey(LakeSqlParser.DropPrimaryKeyContext tree) {
    return new TableChange.DropPrimaryKey();
  }

  @Override
  public TableChange visitRenameColumn(LakeSqlParser.RenameColumnContext tree) {
    return new TableChange.RenameColumn(
        SqlParser.columnName(tree.columnName(0)), SqlParser.columnName(tree.columnName(1)));
  }

  @Override
  public TableChange visitAddColumn(LakeSqlParser.AddColumnContext tree) {
    return new TableChange.AddColumns(List.of(TypeTree.column(tree.columnDefinition())));
  }

  @Override
  public TableChange visitAddColumns(LakeSqlParser.AddColumnsContext tree) {
    return new TableChange.AddColumns(
        tree.columnDefinition().stream().map(TypeTree::column).toList());
  }

  @Override
  public TableChange visitAlterColumnType(LakeSqlParser.AlterColumnTypeContext tree) {
    return new TableChange.AlterColumnType(
        SqlParser.columnName(tree.columnName()), TypeTree.type(tree.dataType()));
  }

  @Override
  public TableChange visitSetNotNull(LakeSqlParser.SetNotNullContext tree) {
    return new TableChange.SetNotNull(SqlParser.columnName(tree.columnName()));
  }

  @Override
  public TableChange visitDropNotNull(LakeSqlParser.DropNotNullContext tree) {
    return new TableChange.DropNotNull(SqlParser.columnName(tree.columnName()));
  }

  @Override
  public TableChange visitSetColumnComments(LakeSqlParser.SetColumnCommentsContext tree) {
    return new TableChange.SetColumnComments(
        tree.columnComment().stream().map(ChangeTree::comment).toList());
  }

  @Override
  public TableChange visitDropColumn(LakeSqlParser.DropColumnContext tree) {
    return new TableChange.DropColumn(SqlParser.columnName(tree.columnName()));
  }

  @Override
  public TableChange visitClusterByNone(LakeSqlParser.ClusterByNoneContext tree) {
    return new TableChange.ClusterBy(List.of());
  }

  @Override
  public TableChange visitClusterBy(LakeSqlParser.ClusterByContext tree) {
    return new TableChange.ClusterBy(SqlParser.columnNames(tree.columnNames()));
  }

  @Override
  public TableChange visitAddPrimaryKey(LakeSqlParser.AddPrimaryKeyContext tree) {
    return new TableChange.AddPrimaryKey(SqlParser.primaryKey(tree.primaryKey()));
  }

  @Override
  public TableChange visitAddForeignKey(LakeSqlParser.AddForeignKeyContext tree) {
    LakeSqlParser.ForeignKeyContext key = tree.foreignKey();
    return new TableChange.AddForeignKey(
        SqlParser.constraintName(key.constraintName()),
        SqlParser.columnNames(key.local),
        SqlParser.tableName(key.tableName()),
        SqlParser.columnNames(key.referenced));
  }

  private static TableChange.ColumnComment comment(LakeSqlParser.ColumnCommentContext tree) {
    return new TableChange.ColumnComment(
        SqlParser.columnName(tree.columnName()), SqlParser.string(tree.STRING_LITERAL()));
  }
}
