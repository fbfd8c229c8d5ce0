package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table as the catalog has it. More tolerant than a desired one: key columns may be nullable, and
 * foreign keys may share columns.
 *
 * @param name the table's name
 * @param columns the columns, in the order of the catalog; at least one
 * @param comment the comment; empty for none
 * @param tags the tags, in the order of the catalog
 * @param partitionedBy the partition columns, in order
 * @param clusteredBy the clustering columns, in order
 * @param primaryKey the primary key, or null
 * @param foreignKeys the foreign keys that the table owns
 * @param properties the managed properties that are set, with their values
 * @param features the managed protocol features that the table supports
 * @param inboundReferences the foreign keys that reference the table's primary key
 * @param kind what kind of relation it is
 */
public record ObservedTable(
    QualifiedName name,
    List<ObservedColumn> columns,
    String comment,
    Map<String, String> tags,
    List<Identifier> partitionedBy,
    List<Identifier> clusteredBy,
    @Nullable ObservedPrimaryKey primaryKey,
    List<ObservedForeignKey> foreignKeys,
    Map<String, String> properties,
    Set<TableFeature> features,
    List<InboundReference> inboundReferences,
    RelationKind kind) {
  /**
   * Copies the collections and checks the structure.
   *
   * @throws InvalidDeclarationException with every structural problem
   */
  public ObservedTable {
    columns = List.copyOf(columns);
    tags = Ordered.copy(tags);
    partitionedBy = List.copyOf(partitionedBy);
    clusteredBy = List.copyOf(clusteredBy);
    foreignKeys = List.copyOf(foreignKeys);
    properties = Ordered.copy(properties);
    features = Ordered.copy(features);
    inboundReferences = List.copyOf(inboundReferences);
    TableStructure structure =
        new TableStructure(columns.stream().map(ObservedColumn::name).toList());
    structure.checkColumns();
    structure.checkLayout(partitionedBy, "partitionedBy", "Partition");
    structure.checkLayout(clusteredBy, "clusteredBy", "Clustering");
    structure.checkTags(tags, Place.root().attribute("tags"));
    for (int i = 0; i < columns.size(); i++) {
      structure.checkTags(columns.get(i).tags(), Place.column(i).attribute("tags"));
    }
    if (primaryKey != null) {
      structure.checkKnown(
          primaryKey.columns(),
          Place.root().attribute("primaryKey"),
          "Primary key column not found");
    }
    for (int i = 0; i < foreignKeys.size(); i++) {
      structure.checkKnown(
          foreignKeys.get(i).columns(),
          Place.root().attribute("foreignKeys").index(i).attribute("columns"),
          "Foreign key local column not found");
    }
    if (!structure.problems().isEmpty()) {
      throw new InvalidDeclarationException(name.toString(), structure.problems());
    }
  }

  /** A builder of a plain table with this name. */
  public static Builder builder(QualifiedName name) {
    return new Builder(name);
  }

  /** The column with this name, ignoring case, or null. */
  public @Nullable ObservedColumn column(Identifier wanted) {
    for (ObservedColumn column : columns) {
      if (column.name().equals(wanted)) {
        return column;
      }
    }
    return null;
  }

  /** Collects the parts of a table. Each method answers the builder itself. */
  public static final class Builder {
    private final QualifiedName name;
    private final List<ObservedColumn> columns = new ArrayList<>();
    private String comment = "";
    private final Map<String, String> tags = new LinkedHashMap<>();
    private List<Identifier> partitionedBy = List.of();
    private List<Identifier> clusteredBy = List.of();
    private @Nullable ObservedPrimaryKey primaryKey;
    private final List<ObservedForeignKey> foreignKeys = new ArrayList<>();
    private final Map<String, String> properties = new LinkedHashMap<>();
    private final Set<TableFeature> features = new LinkedHashSet<>();
    private final List<InboundReference> inboundReferences = new ArrayList<>();
    private RelationKind kind = RelationKind.TABLE;

    private Builder(QualifiedName name) {
      this.name = name;
    }

    /** Adds a column. */
    public Builder column(ObservedColumn column) {
      columns.add(column);
      return this;
    }

    /** Sets the comment. */
    public Builder comment(String value) {
      comment = value;
      return this;
    }

    /** Adds tags. */
    public Builder tags(Map<String, String> more) {
      tags.putAll(more);
      return this;
    }

    /** Sets the partition columns. */
    public Builder partitionedBy(List<Identifier> names) {
      partitionedBy = List.copyOf(names);
      return this;
    }

    /** Sets the clustering columns. */
    public Builder clusteredBy(List<Identifier> names) {
      clusteredBy = List.copyOf(names);
      return this;
    }

    /** Sets the primary key, or none. */
    public Builder primaryKey(@Nullable ObservedPrimaryKey key) {
      primaryKey = key;
      return this;
    }

    /** Adds a foreign key. */
    public Builder foreignKey(ObservedForeignKey key) {
      foreignKeys.add(key);
      return this;
    }

    /** Sets a managed property. */
    public Builder property(String key, String value) {
      properties.put(key, value);
      return this;
    }

    /** Adds a supported feature. */
    public Builder feature(TableFeature feature) {
      features.add(feature);
      return this;
    }

    /** Adds a foreign key that references this table. */
    public Builder inboundReference(InboundReference reference) {
      inboundReferences.add(reference);
      return this;
    }

    /** Sets the kind of relation. */
    public Builder kind(RelationKind value) {
      kind = value;
      return this;
    }

    /**
     * The table.
     *
     * @throws InvalidDeclarationException with every structural problem
     */
    public ObservedTable build() {
      return new ObservedTable(
          name,
          columns,
          comment,
          tags,
          partitionedBy,
          clusteredBy,
          primaryKey,
          foreignKeys,
          properties,
          features,
          inboundReferences,
          kind);
    }
  }
}
