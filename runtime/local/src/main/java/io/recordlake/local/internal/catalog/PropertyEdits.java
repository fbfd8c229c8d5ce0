package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.ColumnMapping;
import io.recordlake.local.internal.delta.DeltaFeature;
import io.recordlake.planning.delta.FeatureProperties;
import io.recordlake.planning.delta.ManagedProperty;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What statements do to the properties of a table. */
final class PropertyEdits {

  private static final String DELTA_PREFIX = "delta.";
  private static final String FEATURE_PREFIX = "delta.feature.";
  private static final Set<String> RESERVED =
      Set.of("external", "is_managed_location", "location", "owner", "provider");

  private PropertyEdits() {}

  static LakeTable set(LakeTable table, Map<String, String> properties) {
    LakeTable changed = table;
    for (Map.Entry<String, String> property : properties.entrySet()) {
      changed = set(changed, property.getKey(), property.getValue());
    }
    ColumnRules.check(changed.name(), changed.columns(), changed.metadata());
    return changed;
  }

  static LakeTable unset(LakeTable table, List<String> keys) {
    LakeTable changed = table;
    for (String key : keys) {
      refuseIfReserved(table, key);
      if (key.startsWith(FEATURE_PREFIX)) {
        throw Condition.DELTA_UNSUPPORTED_FEATURES_IN_CONFIG.refuse(
            "The property '"
                + key
                + "' of "
                + table.name()
                + " cannot be unset: a table keeps its features.");
      }
      if (key.equals(ColumnMapping.MODE)) {
        requireModeChange(table, "none");
      }
      changed = changed.withMetadata(changed.metadata().withProperty(key, null));
    }
    return changed;
  }

  private static LakeTable set(LakeTable table, String key, String value) {
    refuseIfReserved(table, key);
    if (key.startsWith(FEATURE_PREFIX)) {
      return enableFeature(table, key.substring(FEATURE_PREFIX.length()), value);
    }
    ManagedProperty managed = ManagedProperty.find(key);
    if (managed == null && key.startsWith(DELTA_PREFIX)) {
      throw Condition.DELTA_UNKNOWN_CONFIGURATION.refuse(
          "The embedded lakehouse does not know the property '"
              + key
              + "' of "
              + table.name()
              + ", so it cannot do what Delta asks of tables that have it.");
    }
    if (managed == ManagedProperty.COLUMN_MAPPING_MODE) {
      return setMode(table, value);
    }
    if (managed != null && !managed.accepts(value)) {
      throw Condition.DELTA_INVALID_PROPERTY_VALUE.refuse(
          "The property '"
              + key
              + "' of "
              + table.name()
              + " cannot be '"
              + value
              + "': it takes "
              + managed.formatHint()
              + ".");
    }
    return table.withMetadata(table.metadata().withProperty(key, value));
  }

  private static LakeTable setMode(LakeTable table, String mode) {
    requireModeChange(table, mode);
    LakeTable changed = table.withMetadata(table.metadata().withProperty(ColumnMapping.MODE, mode));
    return ColumnMapping.isEnabled(changed.metadata())
        ? changed.withMetadata(ColumnMapping.assignExisting(changed.metadata()))
        : changed;
  }

  private static void requireModeChange(LakeTable table, String mode) {
    String present = ColumnMapping.mode(table.metadata());
    boolean upgrade = present.equals("none") && mode.equals("name");
    if (!upgrade && !present.equals(mode)) {
      throw Condition.DELTA_UNSUPPORTED_COLUMN_MAPPING_MODE_CHANGE.refuse(
          "The column mapping of "
              + table.name()
              + " cannot change from '"
              + present
              + "' to '"
              + mode
              + "': only a table without mapping changes, and only to 'name'.");
    }
  }

  private static LakeTable enableFeature(LakeTable table, String name, String value) {
    DeltaFeature feature = DeltaFeature.named(name);
    if (feature == null || !value.equals(FeatureProperties.SUPPORTED)) {
      throw Condition.DELTA_UNSUPPORTED_FEATURES_IN_CONFIG.refuse(
          "The property '"
              + FEATURE_PREFIX
              + name
              + "' of "
              + table.name()
              + " cannot be '"
              + value
              + "': "
              + (feature == null
                  ? "the embedded lakehouse does not know this feature."
                  : "a feature takes '" + FeatureProperties.SUPPORTED + "'."));
    }
    return table.withSnapshot(table.snapshot().withFeatures(Set.of(feature)));
  }

  private static void refuseIfReserved(LakeTable table, String key) {
    if (RESERVED.contains(key) || key.equals(FactsJson.PROPERTY)) {
      throw Condition.UNSUPPORTED_FEATURE_SET_TABLE_PROPERTY.refuse(
          "The property '" + key + "' of " + table.name() + " is reserved.");
    }
    if (key.equals(ColumnMapping.MAX_COLUMN_ID)) {
      throw Condition.DELTA_UNKNOWN_CONFIGURATION.refuse(
          "The property '" + key + "' of " + table.name() + " belongs to column mapping.");
    }
  }
}
