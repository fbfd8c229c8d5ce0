package io.recordlake.processor;

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

  private final Map<String, Set<String>> missing = new LinkedHashMap<>();

  /** Puts a type on the list, with the names that it misses itself. */
  void add(String type, Set<String> missingTypes) {
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
  Map<String, Set<String>> missing() {
    return missing;
  }
}
