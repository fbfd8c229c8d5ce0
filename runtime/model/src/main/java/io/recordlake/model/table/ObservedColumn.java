package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.DataType;
import java.util.Map;

/**
 * A column as the catalog has it.
 *
 * @param name the name
 * @param type the type
 * @param nullable whether it may be null
 * @param comment the comment; empty for none
 * @param tags the tags, in the order of the catalog
 */
public record ObservedColumn(
    Identifier name, DataType type, boolean nullable, String comment, Map<String, String> tags) {
  /** Copies the tags. */
  public ObservedColumn {
    tags = Ordered.copy(tags);
  }
}
