package io.recordlake.conformance.convergence;

import io.recordlake.planning.delta.ManagedProperty;
import java.util.List;
import java.util.Optional;

/** Changes of properties. */
final class PropertyRevisions {
  private PropertyRevisions() {}

  static void change(DraftTable table, Dice dice) {
    ManagedProperty property = dice.pick(List.of(ManagedProperty.values()));
    if (dice.percent(8)) {
      table.properties.remove(property.key());
    } else if (dice.percent(15)) {
      table.properties.put(property.key(), Optional.empty());
    } else {
      table.properties.put(property.key(), Optional.of(dice.pick(values(property))));
    }
  }

  static List<String> values(ManagedProperty property) {
    return switch (property) {
      case COLUMN_MAPPING_MODE -> List.of("name", "name", "name", "none");
      case CHANGE_DATA_FEED, TYPE_WIDENING -> List.of("true", "true", "false");
      case DELETED_FILE_RETENTION, LOG_RETENTION ->
          List.of("interval 7 days", "interval 07 days", "interval 0 hours", "interval 2 weeks");
      case DATA_SKIPPING_COLUMNS -> List.of("-1", "0", "32", "1000");
    };
  }
}
