package io.recordlake.planning.delta;

import io.recordlake.model.problem.Place;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Properties that are managed, with values in their format. */
final class PropertyRules {
  private PropertyRules() {}

  static void judge(Declared declared) {
    List<PropertyDeclaration> properties = declared.table().properties();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < properties.size(); i++) {
      PropertyDeclaration property = properties.get(i);
      Place place = Place.root().attribute("properties").index(i);
      if (!seen.add(property.key())) {
        declared.add(
            PlanningProblem.REPEATED_PROPERTY,
            place.attribute("key"),
            "the property " + property.key() + " is declared twice",
            "Keep one of the two.");
      }
      judge(declared, property, place);
    }
  }

  private static void judge(Declared declared, PropertyDeclaration property, Place place) {
    ManagedProperty managed = ManagedProperty.find(property.key());
    if (managed == null) {
      declared.add(
          PlanningProblem.PROPERTY_NOT_MANAGED,
          place.attribute("key"),
          "the property \"" + property.key() + "\" is not managed",
          "Remove it; managed are " + managedKeys() + ".");
      return;
    }
    String value = property.value();
    if (value != null && !managed.accepts(value)) {
      declared.add(
          PlanningProblem.PROPERTY_VALUE,
          place.attribute("value"),
          "Invalid value for " + managed.key() + ": \"" + value + "\"",
          "Use " + managed.formatHint() + ".");
    }
  }

  private static String managedKeys() {
    return Arrays.stream(ManagedProperty.values())
        .map(ManagedProperty::key)
        .collect(Collectors.joining(", "));
  }
}
