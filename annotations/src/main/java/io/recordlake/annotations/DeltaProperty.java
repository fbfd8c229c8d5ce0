package io.recordlake.annotations;

/** The table properties that a declaration can manage. */
public enum DeltaProperty {
  /**
   * {@code delta.columnMapping.mode}: {@code none} or {@code name}. Renaming and dropping columns
   * need {@code name}. Once it is {@code name} it stays so.
   */
  COLUMN_MAPPING_MODE("delta.columnMapping.mode"),

  /** {@code delta.enableChangeDataFeed}: {@code true} or {@code false}. */
  ENABLE_CHANGE_DATA_FEED("delta.enableChangeDataFeed"),

  /**
   * {@code delta.enableTypeWidening}: {@code true} or {@code false}. Widening a column's type needs
   * {@code true}.
   */
  ENABLE_TYPE_WIDENING("delta.enableTypeWidening"),

  /** {@code delta.deletedFileRetentionDuration}: for example {@code interval 7 days}. */
  DELETED_FILE_RETENTION_DURATION("delta.deletedFileRetentionDuration"),

  /** {@code delta.logRetentionDuration}: for example {@code interval 30 days}. */
  LOG_RETENTION_DURATION("delta.logRetentionDuration"),

  /** {@code delta.dataSkippingNumIndexedCols}: {@code -1}, {@code 0} or a positive number. */
  DATA_SKIPPING_NUM_INDEXED_COLS("delta.dataSkippingNumIndexedCols");

  private final String key;

  DeltaProperty(String key) {
    this.key = key;
  }

  /** The property's key as the catalog has it. */
  public String key() {
    return key;
  }
}
