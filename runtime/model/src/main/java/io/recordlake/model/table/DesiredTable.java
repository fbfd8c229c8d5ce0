package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as it should be.
 *
 * <p>Building one checks the structural rules; what is true of Delta tables beyond them is judged
 * where declarations are made.
 *
 * @param name the table's name
 * @param columns the columns, in declared order; at least one
 * @param comment the comment; empty for none
 * @param tags the tags, in declared order
 * @param partitionedBy the partition columns, in order
 * @param clusteredBy the clustering columns, in declared order
 * @param primaryKey the primary key, or null
 * @param foreignKeys the foreign keys, in declared order
 * @param properties what is said of each named property, in declared order
 * @param scope how much of the table the declaration owns
 * @param droppedColumns the columns that may be dropped when the catalog still has them
 */
public record DesiredTable(
    QualifiedName name,
    List<DesiredColumn> columns,
    String comment,
    Map<String, String> tags,
    List<Identifier> partitionedBy,
    List<Identifier> clusteredBy,
    @Nullable DesiredPrimaryKey primaryKey,
    List<DesiredForeignKey> foreignKeys,
    Map<String, PropertyIntent> properties,
    Scope scope,
    List<Identifier> droppedColumns) {
  /**
   * Copies the collections and checks the structure.
   *
   * @throws InvalidDeclarationException with every structural problem
   */
  public DesiredTable {
    columns = List.copyOf(columns);
    tags = Ordered.copy(tags);
    partitionedBy = List.copyOf(partitionedBy);
    clusteredBy = List.copyOf(clusteredBy);
    foreignKeys = List.copyOf(foreignKeys);
    properties = Ordered.copy(properties);
    droppedColumns = List.copyOf(droppedColumns);
    List<Problem> problems =
        DesiredStructure.problems(
            columns,
            tags,
            partitionedBy,
            clusteredBy,
            primaryKey,
            foreignKeys,
            scope,
            droppedColumns);
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(name.toString(), problems);
    }
  }

  /** A builder of a table with this name, of full scope and without columns. */
  public static Builder builder(QualifiedName name) {
    return new Builder(name);
  }

  /** A builder of a table with this name, of full scope and without columns. */
  public static Builder builder(String catalog, String schema, String name) {
    return new Builder(new QualifiedName(catalog, schema, name));
  }

  /** A builder that starts from this table. */
  public Builder toBuilder() {
    Builder builder = new Builder(name);
    builder.columns.addAll(columns);
    builder.comment = comment;
    builder.tags.putAll(tags);
    builder.partitionedBy = partitionedBy;
    builder.clusteredBy = clusteredBy;
    builder.primaryKey = primaryKey;
    builder.foreignKeys.addAll(foreignKeys);
    builder.properties.putAll(properties);
    builder.scope = scope;
    builder.droppedColumns = droppedColumns;
    return builder;
  }

  /** The column with this name, ignoring case, or null. */
  public @Nullable DesiredColumn column(Identifier wanted) {
    for (DesiredColumn column : columns) {
      if (column.name().equals(wanted)) {
        return column;
      }
    }
    return null;
  }

  /** Whether the declaration says that this property has this value. */
  public boolean declares(String property, String value) {
    return PropertyIntent.present(value).equals(properties.get(property));
  }

  /** Collects the parts of a table. Each method answers the builder itself. */
  public static final class Builder {
    private QualifiedName name;
    private final List<DesiredColumn> columns = new ArrayList<>();
    private String comment = "";
    private final Map<String, String> tags = new LinkedHashMap<>();
    private List<Identifier> partitionedBy = List.of();
    private List<Identifier> clusteredBy = List.of();
    private @Nullable DesiredPrimaryKey primaryKey;
    private final List<DesiredForeignKey> foreignKeys = new ArrayList<>();
    private final Map<String, PropertyIntent> properties = new LinkedHashMap<>();
    private Scope scope = Scope.FULL;
    private List<Identifier> droppedColumns = List.of();

    private Builder(QualifiedName name) {
      this.name = name;
    }

    /** Sets the name. */
    public Builder name(QualifiedName value) {
      name = value;
      return this;
    }

    /** Adds columns. */
    public Builder columns(List<DesiredColumn> more) {
      columns.addAll(more);
      return this;
    }

    /** Adds a column. */
    public Builder column(DesiredColumn column) {
      columns.add(column);
      return this;
    }

    /** Sets the comment. */
    public Builder comment(String value) {
      comment = value;
      return this;
    }

    /** Adds a tag. */
    public Builder tag(String key, String value) {
      tags.put(key, value);
      return this;
    }

    /** Sets the partition columns. */
    public Builder partitionedBy(List<Identifier> names) {
      partitionedBy = List.copyOf(names);
      return this;
    }

    /** Sets the partition columns. */
    public Builder partitionedBy(String... names) {
      return partitionedBy(Identifier.listOf(names));
    }

    /** Sets the clustering columns. */
    public Builder clusteredBy(List<Identifier> names) {
      clusteredBy = List.copyOf(names);
      return this;
    }

    /** Sets the clustering columns. */
    public Builder clusteredBy(String... names) {
      return clusteredBy(Identifier.listOf(names));
    }

    /** Sets the primary key, or none. */
    public Builder primaryKey(@Nullable DesiredPrimaryKey key) {
      primaryKey = key;
      return this;
    }

    /** Sets a primary key over these columns, without a name. */
    public Builder primaryKey(String... names) {
      return primaryKey(DesiredPrimaryKey.of(names));
    }

    /** Removes the foreign keys, for a builder that starts from a table. */
    public Builder clearForeignKeys() {
      foreignKeys.clear();
      return this;
    }

    /** Adds a foreign key. */
    public Builder foreignKey(DesiredForeignKey key) {
      foreignKeys.add(key);
      return this;
    }

    /** Says that a property has a value. */
    public Builder property(String key, String value) {
      return property(key, PropertyIntent.present(value));
    }

    /** Says something of a property. */
    public Builder property(String key, PropertyIntent intent) {
      properties.put(key, intent);
      return this;
    }

    /** Sets the scope. */
    public Builder scope(Scope value) {
      scope = value;
      return this;
    }

    /** Sets the columns that may be dropped. */
    public Builder droppedColumns(List<Identifier> names) {
      droppedColumns = List.copyOf(names);
      return this;
    }

    /** Sets the columns that may be dropped. */
    public Builder droppedColumns(String... names) {
      return droppedColumns(Identifier.listOf(names));
    }

    /** Every structural problem of what was collected so far; the list is empty when it builds. */
    public List<Problem> problems() {
      return DesiredStructure.problems(
          columns,
          tags,
          partitionedBy,
          clusteredBy,
          primaryKey,
          foreignKeys,
          scope,
          droppedColumns);
    }

    /**
     * The table.
     *
     * @throws InvalidDeclarationException with every structural problem
     */
    public DesiredTable build() {
      return new DesiredTable(
          name,
          columns,
          comment,
          tags,
          partitionedBy,
          clusteredBy,
          primaryKey,
          foreignKeys,
          properties,
          scope,
          droppedColumns);
    }
  }
}
