package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.sql.TableChange;
import io.recordlake.local.internal.sql.TableChangeVisitor;

/** What the history of a Delta table calls a change, and whether streaming tables accept it. */
record ChangeOperation(String name, boolean onStreamingTables) {

  private static final String SET_PROPERTIES = "SET TBLPROPERTIES";
  private static final String UNSET_PROPERTIES = "UNSET TBLPROPERTIES";
  private static final String CHANGE_COLUMN = "CHANGE COLUMN";

  static ChangeOperation of(TableChange change) {
    return change.accept(Naming.INSTANCE);
  }

  private static ChangeOperation of(String name) {
    return new ChangeOperation(name, false);
  }

  private static ChangeOperation annotation(String name) {
    return new ChangeOperation(name, true);
  }

  private enum Naming implements TableChangeVisitor<ChangeOperation> {
    INSTANCE;

    @Override
    public ChangeOperation setProperties(TableChange.SetProperties change) {
      return of(SET_PROPERTIES);
    }

    @Override
    public ChangeOperation unsetProperties(TableChange.UnsetProperties change) {
      return of(UNSET_PROPERTIES);
    }

    @Override
    public ChangeOperation setTags(TableChange.SetTags change) {
      return annotation(SET_PROPERTIES);
    }

    @Override
    public ChangeOperation unsetTags(TableChange.UnsetTags change) {
      return annotation(UNSET_PROPERTIES);
    }

    @Override
    public ChangeOperation setColumnTags(TableChange.SetColumnTags change) {
      return annotation(SET_PROPERTIES);
    }

    @Override
    public ChangeOperation unsetColumnTags(TableChange.UnsetColumnTags change) {
      return annotation(UNSET_PROPERTIES);
    }

    @Override
    public ChangeOperation dropConstraint(TableChange.DropConstraint change) {
      return of("DROP CONSTRAINT");
    }

    @Override
    public ChangeOperation dropPrimaryKey(TableChange.DropPrimaryKey change) {
      return of("DROP CONSTRAINT");
    }

    @Override
    public ChangeOperation renameColumn(TableChange.RenameColumn change) {
      return of("RENAME COLUMN");
    }

    @Override
    public ChangeOperation addColumns(TableChange.AddColumns change) {
      return of("ADD COLUMNS");
    }

    @Override
    public ChangeOperation alterColumnType(TableChange.AlterColumnType change) {
      return of(CHANGE_COLUMN);
    }

    @Override
    public ChangeOperation setNotNull(TableChange.SetNotNull change) {
      return of(CHANGE_COLUMN);
    }

    @Override
    public ChangeOperation dropNotNull(TableChange.DropNotNull change) {
      return of(CHANGE_COLUMN);
    }

    @Override
    public ChangeOperation setColumnComments(TableChange.SetColumnComments change) {
      return annotation(CHANGE_COLUMN);
    }

    @Override
    public ChangeOperation dropColumn(TableChange.DropColumn change) {
      return of("DROP COLUMNS");
    }

    @Override
    public ChangeOperation clusterBy(TableChange.ClusterBy change) {
      return of("CLUSTER BY");
    }

    @Override
    public ChangeOperation addPrimaryKey(TableChange.AddPrimaryKey change) {
      return of("ADD CONSTRAINT");
    }

    @Override
    public ChangeOperation addForeignKey(TableChange.AddForeignKey change) {
      return of("ADD CONSTRAINT");
    }
  }
}
