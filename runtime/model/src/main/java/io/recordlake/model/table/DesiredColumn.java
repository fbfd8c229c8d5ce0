package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.DataType;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column as it should be.
 *
 * @param name the name
 * @param type the type
 * @param nullable whether it may be null
 * @param comment the comment; empty for none
 * @param tags the tags, in declared order
 * @param renamedFrom the name that the column had before, or null
 */
public record DesiredColumn(
    Identifier name,
    DataType type,
    boolean nullable,
    String comment,
    Map<String, String> tags,
    @Nullable Identifier renamedFrom) {
  /** Copies the tags. */
  public DesiredColumn {
    tags = Ordered.copy(tags);
  }

  /** A nullable column without comment and tags. */
  public static DesiredColumn nullable(String name, DataType type) {
    return new DesiredColumn(Identifier.of(name), type, true, "", Map.of(), null);
  }

  /** A column that is never null, without comment and tags. */
  public static DesiredColumn notNull(String name, DataType type) {
    return new DesiredColumn(Identifier.of(name), type, false, "", Map.of(), null);
  }

  /** The same column with this comment. */
  public DesiredColumn withComment(String newComment) {
    return new DesiredColumn(name, type, nullable, newComment, tags, renamedFrom);
  }

  /** The same column with these tags. */
  public DesiredColumn withTags(Map<String, String> newTags) {
    return new DesiredColumn(name, type, nullable, comment, newTags, renamedFrom);
  }

  /** The same column with one more tag. */
  public DesiredColumn withTag(String key, String value) {
    Map<String, String> more = new LinkedHashMap<>(tags);
    more.put(key, value);
    return withTags(more);
  }

  /** The same column, renamed from another. */
  public DesiredColumn withRenamedFrom(String oldName) {
    return new DesiredColumn(name, type, nullable, comment, tags, Identifier.of(oldName));
  }
}
