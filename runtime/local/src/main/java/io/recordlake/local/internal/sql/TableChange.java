package io.recordlake.local.internal.sql;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.type.DataType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an {@code ALTER TABLE} changes. Names are spelled as in the statement. */
public sealed interface TableChange {

  /** Answers with the visitor's method for this kind of change. */
  <R> R accept(TableChangeVisitor<R> visitor);

  /** {@code SET TBLPROPERTIES}. */
  record SetProperties(Map<String, String> properties) implements TableChange {
    public SetProperties {
      properties = ordered(properties);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.setProperties(this);
    }
  }

  /** {@code UNSET TBLPROPERTIES IF EXISTS}. */
  record UnsetProperties(List<String> keys) implements TableChange {
    public UnsetProperties {
      keys = List.copyOf(keys);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.unsetProperties(this);
    }
  }

  /** {@code SET TAGS}. */
  record SetTags(Map<String, String> tags) implements TableChange {
    public SetTags {
      tags = ordered(tags);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.setTags(this);
    }
  }

  /** {@code UNSET TAGS}. */
  record UnsetTags(List<String> keys) implements TableChange {
    public UnsetTags {
      keys = List.copyOf(keys);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.unsetTags(this);
    }
  }

  /** {@code ALTER COLUMN .. SET TAGS}. */
  record SetColumnTags(String column, Map<String, String> tags) implements TableChange {
    public SetColumnTags {
      tags = ordered(tags);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.setColumnTags(this);
    }
  }

  /** {@code ALTER COLUMN .. UNSET TAGS}. */
  record UnsetColumnTags(String column, List<String> keys) implements TableChange {
    public UnsetColumnTags {
      keys = List.copyOf(keys);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.unsetColumnTags(this);
    }
  }

  /** {@code DROP CONSTRAINT IF EXISTS}. */
  record DropConstraint(String name) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.dropConstraint(this);
    }
  }

  /** {@code DROP PRIMARY KEY IF EXISTS}. */
  record DropPrimaryKey() implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.dropPrimaryKey(this);
    }
  }

  /** {@code RENAME COLUMN .. TO ..}. */
  record RenameColumn(String column, String newName) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.renameColumn(this);
    }
  }

  /** {@code ADD COLUMN} or {@code ADD COLUMNS (..)}. */
  record AddColumns(List<ColumnDefinition> columns) implements TableChange {
    public AddColumns {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.addColumns(this);
    }
  }

  /** {@code ALTER COLUMN .. TYPE}. */
  record AlterColumnType(String column, DataType type) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.alterColumnType(this);
    }
  }

  /** {@code ALTER COLUMN .. SET NOT NULL}. */
  record SetNotNull(String column) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.setNotNull(this);
    }
  }

  /** {@code ALTER COLUMN .. DROP NOT NULL}. */
  record DropNotNull(String column) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.dropNotNull(this);
    }
  }

  /** {@code ALTER COLUMN .. COMMENT ..}, for one or several columns. */
  record SetColumnComments(List<ColumnComment> comments) implements TableChange {
    public SetColumnComments {
      comments = List.copyOf(comments);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.setColumnComments(this);
    }
  }

  /** {@code DROP COLUMN}. */
  record DropColumn(String column) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.dropColumn(this);
    }
  }

  /** {@code CLUSTER BY}; without columns, {@code CLUSTER BY NONE}. */
  record ClusterBy(List<String> columns) implements TableChange {
    public ClusterBy {
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.clusterBy(this);
    }
  }

  /** {@code ADD [CONSTRAINT ..] PRIMARY KEY}. */
  record AddPrimaryKey(PrimaryKeyClause key) implements TableChange {
    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.addPrimaryKey(this);
    }
  }

  /** {@code ADD [CONSTRAINT ..] FOREIGN KEY .. REFERENCES ..}. */
  record AddForeignKey(
      @Nullable String name,
      List<String> columns,
      QualifiedName referencedTable,
      List<String> referencedColumns)
      implements TableChange {
    public AddForeignKey {
      columns = List.copyOf(columns);
      referencedColumns = List.copyOf(referencedColumns);
    }

    @Override
    public <R> R accept(TableChangeVisitor<R> visitor) {
      return visitor.addForeignKey(this);
    }
  }

  /** A column and the comment it gets. */
  record ColumnComment(String column, String comment) {}

  private static Map<String, String> ordered(Map<String, String> pairs) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(pairs));
  }
}
