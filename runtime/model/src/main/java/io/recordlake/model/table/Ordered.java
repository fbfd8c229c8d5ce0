package io.recordlake.model.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies of maps that keep their order. */
final class Ordered {
  private Ordered() {}

  static <K, V> Map<K, V> copy(Map<K, V> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
