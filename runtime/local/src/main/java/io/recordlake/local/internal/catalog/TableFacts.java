package io.recordlake.local.internal.catalog;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.RelationKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a catalog knows of a table and Delta does not: kind, keys and tags.
 *
 * @param outsideReferences foreign keys to this table whose own tables the lake does not hold
 */
public record TableFacts(
    RelationKind kind,
    @Nullable KeyFact primaryKey,
    List<ForeignKeyFact> foreignKeys,
    List<InboundReference> outsideReferences,
    Map<String, String> tableTags,
    Map<String, Map<String, String>> columnTags) {

  /** A table without keys and tags. */
  public static final TableFacts NONE =
      new TableFacts(RelationKind.TABLE, null, List.of(), List.of(), Map.of(), Map.of());

  public TableFacts {
    foreignKeys = List.copyOf(foreignKeys);
    outsideReferences = List.copyOf(outsideReferences);
    tableTags = ordered(tableTags);
    Map<String, Map<String, String>> tagged = new TreeMap<>(CodePointOrder.INSTANCE);
    columnTags.forEach(
        (column, tags) -> {
          if (!tags.isEmpty()) {
            tagged.put(column, ordered(tags));
          }
        });
    columnTags = Collections.unmodifiableMap(tagged);
  }

  /** The tags of a column, spelled as the schema spells it. */
  public Map<String, String> tagsOf(String column) {
    return columnTags.getOrDefault(column, Map.of());
  }

  /** The names of the table's constraints. */
  public List<String> constraintNames() {
    List<String> names = new ArrayList<>();
    if (primaryKey != null) {
      names.add(primaryKey.name());
    }
    foreignKeys.forEach(key -> names.add(key.name()));
    return names;
  }

  public TableFacts withPrimaryKey(@Nullable KeyFact key) {
    return new TableFacts(kind, key, foreignKeys, outsideReferences, tableTags, columnTags);
  }

  public TableFacts withForeignKeys(List<ForeignKeyFact> keys) {
    return new TableFacts(kind, primaryKey, keys, outsideReferences, tableTags, columnTags);
  }

  public TableFacts withOutsideReferences(List<InboundReference> references) {
    return new TableFacts(kind, primaryKey, foreignKeys, references, tableTags, columnTags);
  }

  public TableFacts withTableTags(Map<String, String> tags) {
    return new TableFacts(kind, primaryKey, foreignKeys, outsideReferences, tags, columnTags);
  }

  /** These facts with a column's tags replaced. */
  public TableFacts withTagsOf(String column, Map<String, String> tags) {
    Map<String, Map<String, String>> changed = new TreeMap<>(CodePointOrder.INSTANCE);
    changed.putAll(columnTags);
    changed.put(column, tags);
    return new TableFacts(kind, primaryKey, foreignKeys, outsideReferences, tableTags, changed);
  }

  /** These facts with the columns of their tags renamed. */
  public TableFacts withTaggedColumns(UnaryOperator<String> rename) {
    Map<String, Map<String, String>> changed = new TreeMap<>(CodePointOrder.INSTANCE);
    columnTags.forEach((column, tags) -> changed.put(rename.apply(column), tags));
    return new TableFacts(kind, primaryKey, foreignKeys, outsideReferences, tableTags, changed);
  }

  private static Map<String, String> ordered(Map<String, String> tags) {
    Map<String, String> sorted = new TreeMap<>(CodePointOrder.INSTANCE);
    sorted.putAll(tags);
    return Collections.unmodifiableMap(sorted);
  }
}
