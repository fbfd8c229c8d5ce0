package io.recordlake.planning.delta;

import io.recordlake.model.table.TableFeature;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Protocol features as table properties: {@code delta.feature.NAME} with the value {@code
 * supported} enables a feature, and tells that a table has it.
 */
public final class FeatureProperties {
  /** The value of the property of a feature. */
  public static final String SUPPORTED = "supported";

  private static final String PREFIX = "delta.feature.";
  private static final String VARIANT_PREVIEW = PREFIX + "variantType-preview";

  private FeatureProperties() {}

  /**
   * The property that enables the feature. Variants go by the preview name, which every release
   * accepts.
   */
  public static String key(TableFeature feature) {
    return switch (feature) {
      case TIMESTAMP_NTZ -> PREFIX + feature.canonicalName();
      case VARIANT_TYPE -> VARIANT_PREVIEW;
    };
  }

  /** The features that a table with these properties has, as far as they are managed. */
  public static Set<TableFeature> in(Map<String, String> properties) {
    EnumSet<TableFeature> features = EnumSet.noneOf(TableFeature.class);
    for (TableFeature feature : TableFeature.values()) {
      if (SUPPORTED.equals(properties.get(PREFIX + feature.canonicalName()))
          || SUPPORTED.equals(properties.get(key(feature)))) {
        features.add(feature);
      }
    }
    return Collections.unmodifiableSet(features);
  }
}
