package io.recordlake.processor;

import io.recordlake.processor.declare.MissingType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Types that could not be read yet, because they need types that another processor may generate.
 * Kept by name: elements of one round must not be used in the next.
 */
final class Waiting {

  private final Map<String, Set<MissingType>> missing = new LinkedHashMap<>();

  /** Puts a type on the list, with the types that it misses itself. */
  void add(String type, Set<MissingType> missingTypes) {
    missing.put(type, missingTypes);
  }

  /** Takes all types off the list. */
  List<String> take() {
    List<String> types = new ArrayList<>(missing.keySet());
    missing.clear();
    return types;
  }

  boolean contains(String type) {
    return missing.containsKey(type);
  }

  /** What is still missing, by type. */
  Map<String, Set<MissingType>> missing() {
    return missing;
  }
}
