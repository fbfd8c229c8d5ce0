package io.recordlake.processor.generate;

import io.recordlake.processor.declare.ColumnNaming;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The names of the constants that stand for components. */
final class ConstantNames {

  private ConstantNames() {}

  /**
   * The component names in upper snake case. Two components may come to one name ({@code aB} and
   * {@code a_b}); the later one gets a number.
   */
  static List<String> of(List<String> components) {
    Set<String> taken = new LinkedHashSet<>();
    List<String> names = new ArrayList<>();
    for (String component : components) {
      String base = ColumnNaming.SNAKE_CASE.columnName(component).toUpperCase(Locale.ROOT);
      String name = base;
      for (int i = 2; !taken.add(name); i++) {
        name = base + "_" + i;
      }
      names.add(name);
    }
    return names;
  }
}
