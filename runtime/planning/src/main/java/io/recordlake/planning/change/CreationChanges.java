package io.recordlake.planning.change;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the creation of a table adds. Its tags and foreign keys are actions of their own. */
final class CreationChanges {
  private CreationChanges() {}

  static List<Change> of(DesiredTable table) {
    List<Change> changes = new ArrayList<>();
    for (DesiredColumn column : table.columns()) {
      changes.add(Phrases.column(column));
    }
    DesiredPrimaryKey key = table.primaryKey();
    if (key != null) {
      changes.add(Phrases.primaryKey(key));
    }
    if (!table.clusteredBy().isEmpty()) {
      changes.add(
          Change.add(ChangeKind.CLUSTERING, "clustering", Phrases.columns(table.clusteredBy())));
    }
    if (!table.partitionedBy().isEmpty()) {
      changes.add(
          Change.add(
              ChangeKind.PARTITIONING, "partitioning", Phrases.columns(table.partitionedBy())));
    }
    addProperties(table, changes);
    for (DesiredColumn column : table.columns()) {
      addComment(Phrases.columnSubject(column.name()), column.comment(), changes);
    }
    addComment("table", table.comment(), changes);
    return changes;
  }

  static void addComment(String subject, String comment, List<Change> changes) {
    if (!comment.isEmpty()) {
      changes.add(Change.add(ChangeKind.COMMENTS, subject, Phrases.quoted(comment)));
    }
  }

  private static void addProperties(DesiredTable table, List<Change> changes) {
    Map<String, PropertyIntent> sorted = new TreeMap<>(CodePointOrder.INSTANCE);
    sorted.putAll(table.properties());
    sorted.forEach(
        (name, intent) -> {
          if (intent instanceof PropertyIntent.Present present) {
            changes.add(Change.add(ChangeKind.PROPERTIES, name, Phrases.value(present.value())));
          }
        });
  }
}
