package io.recordlake.model.table;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Copies that keep their order. */
final class Ordered {
  private Ordered() {}

  static <K, V> Map<K, V> copy(Map<K, V> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /** The features in the order of their names. */
  static Set<TableFeature> copy(Set<TableFeature> features) {
    EnumSet<TableFeature> copy = EnumSet.noneOf(TableFeature.class);
    copy.addAll(features);
    return Collections.unmodifiableSet(copy);
  }
}
