package io.recordlake.conformance.convergence;

import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A column of a draft. */
final class DraftColumn {
  String name;
  DataType type;
  boolean nullable;
  String comment = "";
  Map<String, String> tags = new LinkedHashMap<>();
  @Nullable String renamedFrom;

  DraftColumn(String name, DataType type, boolean nullable) {
    this.name = name;
    this.type = type;
    this.nullable = nullable;
  }

  DraftColumn copy() {
    DraftColumn copy = new DraftColumn(name, type, nullable);
    copy.comment = comment;
    copy.tags = new LinkedHashMap<>(tags);
    copy.renamedFrom = renamedFrom;
    return copy;
  }

  ColumnDeclaration declaration() {
    return new ColumnDeclaration(name, type, nullable, comment, tags(tags), renamedFrom);
  }

  static List<TagDeclaration> tags(Map<String, String> tags) {
    return tags.entrySet().stream()
        .map(tag -> new TagDeclaration(tag.getKey(), tag.getValue()))
        .toList();
  }
}
