package io.recordlake.planning.document;

import io.recordlake.model.name.QualifiedName;
import org.jspecify.annotations.Nullable;

/** Names of tables as documents have them: {@code catalog.schema.table}. */
final class TableNames {
  private TableNames() {}

  /** The name that the node has, or null when it has none, which is reported. */
  static @Nullable QualifiedName read(Node node, Reading reading) {
    String text = node.text();
    if (!node.isText()) {
      return null;
    }
    try {
      return QualifiedName.parse(text);
    } catch (IllegalArgumentException e) {
      reading.report(
          DocumentProblem.NOT_A_TABLE_NAME,
          node.place(),
          "\"" + text + "\" is not a table name of three parts",
          "Write catalog.schema.table.");
      return null;
    }
  }
}
