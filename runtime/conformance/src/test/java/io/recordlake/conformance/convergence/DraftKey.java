package io.recordlake.conformance.convergence;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A foreign key of a draft. */
final class DraftKey {
  List<String> columns;
  QualifiedName references;
  List<String> referenced;
  @Nullable String name;

  DraftKey(List<String> columns, QualifiedName references, List<String> referenced) {
    this.columns = new ArrayList<>(columns);
    this.references = references;
    this.referenced = new ArrayList<>(referenced);
  }

  DraftKey copy() {
    DraftKey copy = new DraftKey(columns, references, referenced);
    copy.name = name;
    return copy;
  }

  ForeignKeyDeclaration declaration() {
    return new ForeignKeyDeclaration(columns, references, referenced, name);
  }
}
