package io.recordlake.planning.declaration;

import io.recordlake.model.table.Scope;
import io.recordlake.model.type.DataType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table, as written: nothing is checked, normalised or resolved yet.
 *
 * @param catalog the catalog
 * @param schema the schema
 * @param name the table
 * @param columns the columns, in order
 * @param comment the comment; empty for none
 * @param tags the tags, in order
 * @param partitionedBy the partition columns, in order
 * @param clusteredBy the clustering columns, in order
 * @param primaryKey the columns of the primary key, in order, or null for no key
 * @param primaryKeyName the name that the key's creation asks for, or null
 * @param foreignKeys the foreign keys, in order
 * @param properties the properties, in order
 * @param scope how much of the table the declaration owns
 * @param droppedColumns the columns that may be dropped when the catalog still has them
 */
public record TableDeclaration(
    String catalog,
    String schema,
    String name,
    List<ColumnDeclaration> columns,
    String comment,
    List<TagDeclaration> tags,
    List<String> partitionedBy,
    List<String> clusteredBy,
    @Nullable List<String> primaryKey,
    @Nullable String primaryKeyName,
    List<ForeignKeyDeclaration> foreignKeys,
    List<PropertyDeclaration> properties,
    Scope scope,
    List<String> droppedColumns) {
  /** Copies the lists. */
  public TableDeclaration {
    columns = List.copyOf(columns);
    tags = List.copyOf(tags);
    partitionedBy = List.copyOf(partitionedBy);
    clusteredBy = List.copyOf(clusteredBy);
    primaryKey = primaryKey == null ? null : List.copyOf(primaryKey);
    foreignKeys = List.copyOf(foreignKeys);
    properties = List.copyOf(properties);
    droppedColumns = List.copyOf(droppedColumns);
  }

  /** A builder of a declaration of full scope, without columns. */
  public static Builder builder(String catalog, String schema, String name) {
    return new Builder(catalog, schema, name);
  }

  /** Whether a property is declared with this value. */
  public boolean declares(String key, String value) {
    return properties.contains(new PropertyDeclaration(key, value));
  }

  /** Collects the parts of a declaration. Each method answers the builder itself. */
  public static final class Builder {
    private final String catalog;
    private final String schema;
    private final String name;
    private final List<ColumnDeclaration> columns = new ArrayList<>();
    private String comment = "";
    private final List<TagDeclaration> tags = new ArrayList<>();
    private List<String> partitionedBy = List.of();
    private List<String> clusteredBy = List.of();
    private @Nullable List<String> primaryKey;
    private @Nullable String primaryKeyName;
    private final List<ForeignKeyDeclaration> foreignKeys = new ArrayList<>();
    private final List<PropertyDeclaration> properties = new ArrayList<>();
    private Scope scope = Scope.FULL;
    private List<String> droppedColumns = List.of();

    private Builder(String catalog, String schema, String name) {
      this.catalog = catalog;
      this.schema = schema;
      this.name = name;
    }

    /** Adds a column. */
    public Builder column(ColumnDeclaration column) {
      columns.add(column);
      return this;
    }

    /** Adds a nullable column. */
    public Builder column(String columnName, DataType type) {
      return column(ColumnDeclaration.of(columnName, type, true));
    }

    /** Adds a column that is never null. */
    public Builder notNull(String columnName, DataType type) {
      return column(ColumnDeclaration.of(columnName, type, false));
    }

    /** Sets the comment. */
    public Builder comment(String value) {
      comment = value;
      return this;
    }

    /** Adds a tag. */
    public Builder tag(String key, String value) {
      tags.add(new TagDeclaration(key, value));
      return this;
    }

    /** Sets the partition columns. */
    public Builder partitionedBy(List<String> names) {
      partitionedBy = List.copyOf(names);
      return this;
    }

    /** Sets the clustering columns. */
    public Builder clusteredBy(List<String> names) {
      clusteredBy = List.copyOf(names);
      return this;
    }

    /** Sets the columns of the primary key. */
    public Builder primaryKey(List<String> names) {
      primaryKey = List.copyOf(names);
      return this;
    }

    /** Sets the name that the primary key's creation asks for. */
    public Builder primaryKeyName(String value) {
      primaryKeyName = value;
      return this;
    }

    /** Adds a foreign key. */
    public Builder foreignKey(ForeignKeyDeclaration key) {
      foreignKeys.add(key);
      return this;
    }

    /** Declares that a property has a value. */
    public Builder property(String key, String value) {
      properties.add(new PropertyDeclaration(key, value));
      return this;
    }

    /** Declares that a property is not set. */
    public Builder propertyAbsent(String key) {
      properties.add(new PropertyDeclaration(key, null));
      return this;
    }

    /** Sets the scope. */
    public Builder scope(Scope value) {
      scope = value;
      return this;
    }

    /** Sets the columns that may be dropped. */
    public Builder droppedColumns(List<String> names) {
      droppedColumns = List.copyOf(names);
      return this;
    }

    /** The declaration. */
    public TableDeclaration build() {
      return new TableDeclaration(
          catalog,
          schema,
          name,
          columns,
          comment,
          tags,
          partitionedBy,
          clusteredBy,
          primaryKey,
          primaryKeyName,
          foreignKeys,
          properties,
          scope,
          droppedColumns);
    }
  }
}
