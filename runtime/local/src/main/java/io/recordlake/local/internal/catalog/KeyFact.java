package io.recordlake.local.internal.catalog;

import java.util.List;

/**
 * A primary key.
 *
 * @param name the constraint's name, lower case
 * @param columns the columns in key order, spelled as the schema spells them
 */
public record KeyFact(String name, List<String> columns) {

  public KeyFact {
    columns = List.copyOf(columns);
  }
}
