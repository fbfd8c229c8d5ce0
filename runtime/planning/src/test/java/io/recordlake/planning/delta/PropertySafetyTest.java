package io.recordlake.planning.delta;

import static io.recordlake.planning.Planned.MAPPING;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.table;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.planning.Planned;
import io.recordlake.planning.rule.RuleName;
import org.junit.jupiter.api.Test;

class PropertySafetyTest {
  private static final String FEED = "delta.enableChangeDataFeed";
  private static final PropertyIntent ABSENT = PropertyIntent.absent();

  @Test
  void keepsThePartitioningOfATable() {
    Planned.over(abc().partitionedBy("a", "b"), abc().partitionedBy("b", "a"))
        .fails(
            RuleName.PARTITIONING_CHANGE_NOT_SUPPORTED,
            "",
            "The table is partitioned by a, b in the catalog and partitioned by b, a in the"
                + " declaration; a table keeps its partitioning. Recreate the table, or declare"
                + " what the catalog has.");
    Planned.over(abc(), abc().partitionedBy("a"))
        .fails(
            RuleName.PARTITIONING_CHANGE_NOT_SUPPORTED,
            "",
            "The table is not partitioned in the catalog and partitioned by a in the declaration;"
                + " a table keeps its partitioning. Recreate the table, or declare what the"
                + " catalog has.");
  }

  @Test
  void refusesToTurnColumnMappingOff() {
    Planned.over(with(MAPPING, "name"), with(MAPPING, "none"))
        .fails(
            RuleName.PROPERTY_TRANSITION_NOT_SUPPORTED,
            MAPPING,
            "The property delta.columnMapping.mode is \"name\" in the catalog and cannot be changed"
                + " to \"none\". Declare the catalog's value.");
    Planned.over(with(MAPPING, "name"), with(MAPPING, ABSENT))
        .fails(
            RuleName.PROPERTY_TRANSITION_NOT_SUPPORTED,
            MAPPING,
            "The property delta.columnMapping.mode is \"name\" in the catalog and cannot be"
                + " removed. Declare the catalog's value.");
    Planned.over(with(MAPPING, "id"), with(MAPPING, "name"))
        .fails("PropertyTransitionNotSupported: delta.columnMapping.mode");
  }

  @Test
  void turnsColumnMappingOn() {
    Planned.over(with(MAPPING, "none"), with(MAPPING, "name")).succeeds("SetProperty " + MAPPING);
    Planned.over(table(column("a")), with(MAPPING, "name")).succeeds("SetProperty " + MAPPING);
    Planned.over(table(column("a")), with(MAPPING, ABSENT)).succeeds();
  }

  @Test
  void changesOtherPropertiesFreely() {
    Planned.over(with(FEED, "true"), with(FEED, "false")).succeeds("SetProperty " + FEED);
    Planned.over(with(FEED, "true"), with(FEED, ABSENT)).succeeds("UnsetProperty " + FEED);
  }

  @Test
  void wantsEveryManagedPropertyDeclared() {
    Planned.over(with(FEED, "true"), table(column("a")))
        .fails(
            RuleName.PROPERTY_MUST_BE_DECLARED,
            FEED,
            "The property delta.enableChangeDataFeed is \"true\" in the catalog and the declaration"
                + " does not say what it should be. Declare its value, or declare it absent to"
                + " remove it.");
    Planned.over(with(MAPPING, "name"), table(column("a")))
        .fails(
            RuleName.PROPERTY_MUST_BE_DECLARED,
            MAPPING,
            "The property delta.columnMapping.mode is \"name\" in the catalog and the declaration"
                + " does not say what it should be. Declare its value; the property cannot be"
                + " removed.");
    Planned.over(
            with(FEED, "true")
                .property(MAPPING, "name")
                .property("delta.enableTypeWidening", "true"),
            with(MAPPING, "name"))
        .fails(
            "PropertyMustBeDeclared: delta.enableChangeDataFeed",
            "PropertyMustBeDeclared: delta.enableTypeWidening");
  }

  @Test
  void feedsNoChangesWhileAReservedColumnIsThere() {
    DesiredTable.Builder before =
        table(column("a"), column("_Commit_Version"), column("_change_type"))
            .property(MAPPING, "name");
    DesiredTable.Builder after = table(column("a")).property(MAPPING, "name");
    Planned.over(before, after.property(FEED, "true"))
        .fails(
            RuleName.CHANGE_DATA_FEED_RESERVED_COLUMN,
            FEED,
            "Change data feed cannot be enabled while the catalog has a column that it reserves"
                + " (_Commit_Version, _change_type). Rename or drop the column in a run of its own,"
                + " then enable the feed.");
    Planned.over(before, after.property(FEED, "false"))
        .succeeds("SetProperty " + FEED, "DropColumn _change_type", "DropColumn _Commit_Version");
    Planned.over(table(column("a")), with(FEED, "true")).succeeds("SetProperty " + FEED);
  }

  @Test
  void knowsManagedPropertiesOnly() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Planned.over(table(column("a")), with("mine", "1")))
        .withMessage("The property mine is not managed.");
  }

  private static DesiredTable.Builder with(String key, String value) {
    return table(column("a")).property(key, value);
  }

  private static DesiredTable.Builder with(String key, PropertyIntent intent) {
    return table(column("a")).property(key, intent);
  }

  private static DesiredTable.Builder abc() {
    return table(column("a"), column("b"), column("c"));
  }
}
