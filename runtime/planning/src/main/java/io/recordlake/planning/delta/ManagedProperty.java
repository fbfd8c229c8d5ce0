package io.recordlake.planning.delta;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The table properties that a declaration owns. A key that the platform writes on its own is not
 * among them: it would be drift for ever.
 */
public enum ManagedProperty {
  /** How columns are identified in files: by their name, or by a name of their own. */
  COLUMN_MAPPING_MODE("delta.columnMapping.mode", "none|name", "\"none\" or \"name\""),
  /** Whether changes of rows are recorded. */
  CHANGE_DATA_FEED("delta.enableChangeDataFeed", "true|false", "\"true\" or \"false\""),
  /** Whether column types may be widened in place. */
  TYPE_WIDENING("delta.enableTypeWidening", "true|false", "\"true\" or \"false\""),
  /** How long removed files are kept. */
  DELETED_FILE_RETENTION(
      "delta.deletedFileRetentionDuration",
      ManagedProperty.INTERVAL,
      ManagedProperty.INTERVAL_HINT),
  /** How long the history of the table is kept. */
  LOG_RETENTION(
      "delta.logRetentionDuration", ManagedProperty.INTERVAL, ManagedProperty.INTERVAL_HINT),
  /** For how many leading columns statistics are collected. */
  DATA_SKIPPING_COLUMNS(
      "delta.dataSkippingNumIndexedCols",
      "-1|0|[1-9][0-9]*",
      "\"-1\" or a whole number without a leading zero");

  private static final String INTERVAL =
      "interval [0-9]+ (nanosecond|microsecond|millisecond|second|minute|hour|day|week)s?";
  private static final String INTERVAL_HINT = "\"interval N unit\", such as \"interval 30 days\"";
  private static final Map<String, ManagedProperty> BY_KEY = new LinkedHashMap<>();

  static {
    for (ManagedProperty property : values()) {
      BY_KEY.put(property.key, property);
    }
  }

  private final String key;
  private final Pattern format;
  private final String formatHint;

  ManagedProperty(String key, String format, String formatHint) {
    this.key = key;
    this.format = Pattern.compile(format);
    this.formatHint = formatHint;
  }

  /** The property with this key, or null when the key is not managed. */
  public static @Nullable ManagedProperty find(String key) {
    return BY_KEY.get(key);
  }

  /** The managed ones of a table's raw properties, in the order of this enum. */
  public static Map<String, String> managedOf(Map<String, String> raw) {
    Map<String, String> managed = new LinkedHashMap<>();
    for (String key : BY_KEY.keySet()) {
      String value = raw.get(key);
      if (value != null) {
        managed.put(key, value);
      }
    }
    return managed;
  }

  /** The property's key, such as {@code delta.columnMapping.mode}. */
  public String key() {
    return key;
  }

  /** Whether a declaration may give the property this value. */
  public boolean accepts(String value) {
    return format.matcher(value).matches();
  }

  /** The values that a declaration may give, in words. */
  public String formatHint() {
    return formatHint;
  }

  /**
   * Whether the property may change like this. Keeping a value and setting a first one always may.
   *
   * @param observed the value in the catalog, or null
   * @param desired the new value, or null to remove the property
   */
  public boolean permits(@Nullable String observed, @Nullable String desired) {
    if (observed == null || Objects.equals(observed, desired)) {
      return true;
    }
    return this != COLUMN_MAPPING_MODE || (observed.equals("none") && "name".equals(desired));
  }
}
