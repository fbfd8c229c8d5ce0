package io.recordlake.local.internal.sql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code [CONSTRAINT name] PRIMARY KEY (columns)}. */
public record PrimaryKeyClause(@Nullable String name, List<String> columns) {

  public PrimaryKeyClause {
    columns = List.copyOf(columns);
  }
}
