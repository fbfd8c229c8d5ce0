package io.recordlake.planning.declaration;

import io.recordlake.model.type.DataType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A column, as written.
 *
 * @param name the name
 * @param type the type, or null when whoever read the declaration has reported that it has none
 * @param nullable whether the column may be null
 * @param comment the comment; empty for none
 * @param tags the tags, in order
 * @param renamedFrom the name that the column had before, or null
 */
public record ColumnDeclaration(
    String name,
    @Nullable DataType type,
    boolean nullable,
    String comment,
    List<TagDeclaration> tags,
    @Nullable String renamedFrom) {
  /** Copies the tags. */
  public ColumnDeclaration {
    tags = List.copyOf(tags);
  }

  /** A column without comment, tags and history. */
  public static ColumnDeclaration of(String name, DataType type, boolean nullable) {
    return new ColumnDeclaration(name, type, nullable, "", List.of(), null);
  }
}
