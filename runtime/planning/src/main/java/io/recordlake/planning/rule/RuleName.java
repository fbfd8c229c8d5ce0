package io.recordlake.planning.rule;

/** The names of the rules that refuse a difference, as reports show them. */
public enum RuleName {
  /** A column is spelled unlike the catalog spells it. */
  COLUMN_SPELLING_MUST_MATCH_CATALOG("ColumnSpellingMustMatchCatalog"),
  /** The table is missing and the declaration may not create it. */
  MISSING_TABLE_UNMANAGED("MissingTableUnmanaged"),
  /** A streaming table is declared with more than its annotations. */
  STREAMING_TABLE_ANNOTATIONS_ONLY("StreamingTableAnnotationsOnly"),
  /** Something differs that the declaration does not own. */
  UNMANAGED_ASPECT_DRIFT("UnmanagedAspectDrift"),
  /** The declaration claims something that the backend cannot store. */
  UNSUPPORTED_BY_BACKEND("UnsupportedByBackend"),
  /** A NOT NULL column would be added. */
  NON_NULLABLE_COLUMN_ADD("NonNullableColumnAdd"),
  /** A nullable column would become NOT NULL. */
  NULLABILITY_TIGHTENING_ON_EXISTING_COLUMN("NullabilityTighteningOnExistingColumn"),
  /** A column would change its type in a way that is not a widening. */
  NON_WIDENING_COLUMN_TYPE_CHANGE("NonWideningColumnTypeChange"),
  /** A column would be widened and the declaration does not enable widening. */
  TYPE_WIDENING_REQUIRED_FOR_TYPE_CHANGE("TypeWideningRequiredForTypeChange"),
  /** The partitioning would change. */
  PARTITIONING_CHANGE_NOT_SUPPORTED("PartitioningChangeNotSupported"),
  /** A property would change in a way that Delta does not allow. */
  PROPERTY_TRANSITION_NOT_SUPPORTED("PropertyTransitionNotSupported"),
  /** A managed property is set in the catalog and not declared. */
  PROPERTY_MUST_BE_DECLARED("PropertyMustBeDeclared"),
  /** A column would be dropped and the declaration does not enable column mapping. */
  COLUMN_MAPPING_REQUIRED_FOR_DROP("ColumnMappingRequiredForDrop"),
  /** A rename whose old and new column both exist. */
  AMBIGUOUS_COLUMN_RENAME("AmbiguousColumnRename"),
  /** The primary key would be dropped while foreign keys reference it. */
  PRIMARY_KEY_REFERENCED_BY_FOREIGN_KEYS("PrimaryKeyReferencedByForeignKeys"),
  /** A column would be dropped that the declaration does not name as dropped. */
  COLUMN_DROP_NOT_DECLARED("ColumnDropNotDeclared"),
  /** Change data feed would be enabled while the catalog has a column that it reserves. */
  CHANGE_DATA_FEED_RESERVED_COLUMN("ChangeDataFeedReservedColumn"),
  /** A table or a column would for a while have more tags than the platform allows. */
  TAG_LIMIT_EXCEEDED("TagLimitExceeded");

  private final String label;

  RuleName(String label) {
    this.label = label;
  }

  /** The name as reports show it. */
  public String label() {
    return label;
  }

  /** A failure of this rule. */
  public ValidationFailure failure(String subject, String message) {
    return ValidationFailure.of(label, subject, message);
  }
}
