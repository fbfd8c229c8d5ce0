package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManagedPropertyTest {
  @Test
  void isOneOfSix() {
    assertThat(ManagedProperty.values())
        .extracting(ManagedProperty::key)
        .containsExactly(
            "delta.columnMapping.mode",
            "delta.enableChangeDataFeed",
            "delta.enableTypeWidening",
            "delta.deletedFileRetentionDuration",
            "delta.logRetentionDuration",
            "delta.dataSkippingNumIndexedCols");
    assertThat(ManagedProperty.find("delta.enableDeletionVectors")).isNull();
    assertThat(ManagedProperty.find("DELTA.COLUMNMAPPING.MODE")).isNull();
    for (ManagedProperty property : ManagedProperty.values()) {
      assertThat(ManagedProperty.find(property.key())).isEqualTo(property);
    }
  }

  @Test
  void acceptsTwoMappingModes() {
    assertAccepts(ManagedProperty.COLUMN_MAPPING_MODE, "none", "name");
    assertRefuses(
        ManagedProperty.COLUMN_MAPPING_MODE, "id", "NAME", "Name", " name", "name ", "name\n", "");
  }

  @ParameterizedTest
  @EnumSource(names = {"CHANGE_DATA_FEED", "TYPE_WIDENING"})
  void acceptsTrueAndFalse(ManagedProperty property) {
    assertAccepts(property, "true", "false");
    assertRefuses(property, "True", "FALSE", "yes", "1", "", "true ", "\ntrue");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nanosecond",
        "microsecond",
        "millisecond",
        "second",
        "minute",
        "hour",
        "day",
        "week"
      })
  void acceptsIntervalsOfEachUnit(String unit) {
    for (ManagedProperty property :
        List.of(ManagedProperty.DELETED_FILE_RETENTION, ManagedProperty.LOG_RETENTION)) {
      assertAccepts(
          property,
          "interval 1 " + unit,
          "interval 30 " + unit + "s",
          "interval 0 " + unit,
          "interval 007 " + unit,
          "interval 99999999999999999999 " + unit);
      assertRefuses(
          property,
          "30 " + unit,
          "INTERVAL 1 " + unit,
          "interval  1 " + unit,
          "interval 1  " + unit,
          "interval 1" + unit,
          "interval -1 " + unit,
          "interval +1 " + unit,
          "interval 1.5 " + unit,
          "interval " + unit,
          "interval 1 " + unit + "ss",
          "interval 1 " + unit + " ",
          " interval 1 " + unit,
          "interval 1 " + unit.toUpperCase(java.util.Locale.ROOT),
          "interval \u0661 " + unit,
          "interval 1 " + unit + "\n");
    }
  }

  @Test
  void refusesIntervalsOfOtherUnits() {
    assertRefuses(
        ManagedProperty.LOG_RETENTION, "interval 1 month", "interval 1 year", "interval 1 ", "");
  }

  @Test
  void acceptsNumbersOfColumns() {
    assertAccepts(
        ManagedProperty.DATA_SKIPPING_COLUMNS, "-1", "0", "1", "32", "99999999999999999999");
    assertRefuses(
        ManagedProperty.DATA_SKIPPING_COLUMNS,
        "-2",
        "+5",
        "01",
        "00",
        "-0",
        "1_000",
        "1.0",
        "",
        " 1",
        "1\n",
        "\u0661");
  }

  @Test
  void turnsColumnMappingOnAndNothingElse() {
    List<@Nullable String> values = new ArrayList<>(List.of("none", "name", "id"));
    values.add(null);
    List<String> permitted = new ArrayList<>();
    for (String observed : values) {
      for (String desired : values) {
        if (ManagedProperty.COLUMN_MAPPING_MODE.permits(observed, desired)) {
          permitted.add(observed + " to " + desired);
        }
      }
    }
    assertThat(permitted)
        .containsExactlyInAnyOrder(
            "none to none",
            "name to name",
            "id to id",
            "none to name",
            "null to none",
            "null to name",
            "null to id",
            "null to null");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "COLUMN_MAPPING_MODE")
  void changesEveryOtherPropertyFreely(ManagedProperty property) {
    assertThat(property.permits("a", "b")).isTrue();
    assertThat(property.permits("a", "a")).isTrue();
    assertThat(property.permits("a", null)).isTrue();
    assertThat(property.permits(null, "a")).isTrue();
  }

  @Test
  void isTakenOutOfRawPropertiesInAFixedOrder() {
    Map<String, String> raw = new LinkedHashMap<>();
    raw.put("delta.logRetentionDuration", "interval 1 day");
    raw.put("delta.minReaderVersion", "2");
    raw.put("delta.columnMapping.mode", "id");
    assertThat(ManagedProperty.managedOf(raw))
        .containsExactly(
            Map.entry("delta.columnMapping.mode", "id"),
            Map.entry("delta.logRetentionDuration", "interval 1 day"));
  }

  private static void assertAccepts(ManagedProperty property, String... values) {
    for (String value : values) {
      assertThat(property.accepts(value)).as("%s = \"%s\"", property, value).isTrue();
    }
  }

  private static void assertRefuses(ManagedProperty property, String... values) {
    for (String value : values) {
      assertThat(property.accepts(value)).as("%s = \"%s\"", property, value).isFalse();
    }
  }
}
