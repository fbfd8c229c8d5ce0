package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.diff.Unresolvable.PartitioningChanged;
import io.recordlake.model.diff.Unresolvable.PropertyUndeclared;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Safety of changes to properties and to the layout. */
final class PropertySafety {
  private PropertySafety() {}

  static List<ValidationFailure> partitioningChange(TableDrift drift, PlanOptions options) {
    return Found.inUnresolvables(
        drift,
        PartitioningChanged.class,
        change ->
            RuleName.PARTITIONING_CHANGE_NOT_SUPPORTED.failure(
                "",
                "The table is "
                    + partitioned(change.observed())
                    + " in the catalog and "
                    + partitioned(change.desired())
                    + " in the declaration; a table keeps its partitioning. Recreate the table, or"
                    + " declare what the catalog has."));
  }

  private static String partitioned(List<Identifier> columns) {
    return columns.isEmpty() ? "not partitioned" : "partitioned by " + Identifier.join(columns);
  }

  static List<ValidationFailure> transition(TableDrift drift, PlanOptions options) {
    List<ValidationFailure> failures =
        new ArrayList<>(
            Found.inActions(
                drift,
                SetProperty.class,
                set -> transition(set.key(), set.observed(), set.desired())));
    failures.addAll(
        Found.inActions(
            drift, UnsetProperty.class, unset -> transition(unset.key(), unset.observed(), null)));
    return failures;
  }

  private static @Nullable ValidationFailure transition(
      String key, @Nullable String observed, @Nullable String desired) {
    ManagedProperty property = managed(key);
    if (observed == null || property.permits(observed, desired)) {
      return null;
    }
    String change = desired == null ? "removed" : "changed to \"" + desired + "\"";
    return RuleName.PROPERTY_TRANSITION_NOT_SUPPORTED.failure(
        key,
        "The property "
            + key
            + " is \""
            + observed
            + "\" in the catalog and cannot be "
            + change
            + ". Declare the catalog's value.");
  }

  static List<ValidationFailure> undeclared(TableDrift drift, PlanOptions options) {
    return Found.inUnresolvables(
        drift,
        PropertyUndeclared.class,
        property -> {
          boolean removable = managed(property.key()).permits(property.observed(), null);
          return RuleName.PROPERTY_MUST_BE_DECLARED.failure(
              property.key(),
              "The property "
                  + property.key()
                  + " is \""
                  + property.observed()
                  + "\" in the catalog and the declaration does not say what it should be. Declare"
                  + " its value"
                  + (removable
                      ? ", or declare it absent to remove it."
                      : "; the property cannot be removed."));
        });
  }

  static List<ValidationFailure> changeDataFeedReservedColumn(
      TableDrift drift, PlanOptions options) {
    return Found.inActions(
        drift,
        SetProperty.class,
        set -> {
          if (!set.key().equals(ManagedProperty.CHANGE_DATA_FEED.key())
              || !set.desired().equals("true")) {
            return null;
          }
          List<Identifier> reserved =
              drift.observed().columns().stream()
                  .map(ObservedColumn::name)
                  .filter(name -> ColumnNames.reservedByChangeDataFeed(name.value()))
                  .toList();
          return reserved.isEmpty()
              ? null
              : RuleName.CHANGE_DATA_FEED_RESERVED_COLUMN.failure(
                  set.key(),
                  "Change data feed cannot be enabled while the catalog has a column that it"
                      + " reserves ("
                      + Identifier.join(reserved)
                      + "). Rename or drop the column in a run of its own, then enable the feed.");
        });
  }

  /** Only managed properties are declared and observed. */
  private static ManagedProperty managed(String key) {
    ManagedProperty property = ManagedProperty.find(key);
    if (property == null) {
      throw new IllegalArgumentException("The property " + key + " is not managed.");
    }
    return property;
  }
}
