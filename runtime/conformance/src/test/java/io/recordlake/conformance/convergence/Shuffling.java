package io.recordlake.conformance.convergence;

import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The same declarations in another order: of tables, tags and properties. */
final class Shuffling {
  private Shuffling() {}

  static List<DesiredTable> of(List<DesiredTable> tables, Dice dice) {
    return dice.shuffled(tables).stream().map(table -> of(table, dice)).toList();
  }

  private static DesiredTable of(DesiredTable table, Dice dice) {
    List<DesiredColumn> columns =
        table.columns().stream()
            .map(column -> column.withTags(shuffled(column.tags(), dice)))
            .toList();
    return new DesiredTable(
        table.name(),
        columns,
        table.comment(),
        shuffled(table.tags(), dice),
        table.partitionedBy(),
        table.clusteredBy(),
        table.primaryKey(),
        table.foreignKeys(),
        shuffled(table.properties(), dice),
        table.scope(),
        table.droppedColumns());
  }

  private static <V> Map<String, V> shuffled(Map<String, V> map, Dice dice) {
    Map<String, V> shuffled = new LinkedHashMap<>();
    dice.shuffled(map.entrySet()).forEach(entry -> shuffled.put(entry.getKey(), entry.getValue()));
    return shuffled;
  }
}
