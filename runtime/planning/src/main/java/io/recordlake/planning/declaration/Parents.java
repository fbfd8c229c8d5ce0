package io.recordlake.planning.declaration;

import io.recordlake.model.name.QualifiedName;
import org.jspecify.annotations.Nullable;

/** Looks up the tables that foreign keys reference. */
@FunctionalInterface
public interface Parents {
  /** The table with this name, or null when it is not known. */
  @Nullable ParentTable find(QualifiedName name);

  /** Knows no table. */
  static Parents none() {
    return name -> null;
  }
}
