package io.recordlake.processor;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Types that could not be read yet, because they need what another processor may generate. Kept by
 * name: elements of one round must not be used in the next.
 */
final class Waiting {

  private final Map<String, TablePass.Result.Waiting> types = new LinkedHashMap<>();

  /** Puts a type on the list, with what it waits for. */
  void add(String type, TablePass.Result.Waiting missing) {
    types.put(type, missing);
  }

  /** Takes those types off the list that can be found. */
  Map<String, TypeElement> take(Elements elements) {
    Map<String, TypeElement> found = new LinkedHashMap<>();
    for (String name : types.keySet()) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null) {
        found.put(name, type);
      }
    }
    types.keySet().removeAll(found.keySet());
    return found;
  }

  boolean contains(String type) {
    return types.containsKey(type);
  }

  /** What each type still waits for. */
  Map<String, TablePass.Result.Waiting> types() {
    return types;
  }
}
