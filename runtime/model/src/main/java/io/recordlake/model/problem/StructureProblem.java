package io.recordlake.model.problem;

/** The kinds of problem that break the structure of a table or a type, whatever the platform. */
public enum StructureProblem implements ProblemCode {
  /** A catalog, schema, table, column, field or constraint name is blank. */
  BLANK_NAME("RL1001"),
  /** A table has no column. */
  NO_COLUMNS("RL1002"),
  /** Two columns share a name, ignoring case. */
  DUPLICATE_COLUMN("RL1003"),
  /** A key, partitioning or clustering names a column that is not declared. */
  UNKNOWN_COLUMN("RL1004"),
  /** A list of columns names one column twice. */
  REPEATED_COLUMN("RL1005"),
  /** A key has no columns. */
  EMPTY_KEY("RL1006"),
  /** A primary-key column is nullable. */
  NULLABLE_KEY_COLUMN("RL1007"),
  /** Two foreign keys stand over the same local columns. */
  DUPLICATE_FOREIGN_KEY("RL1008"),
  /** Two foreign keys ask for the same constraint name. */
  DUPLICATE_CONSTRAINT_NAME("RL1009"),
  /** A tag key is blank. */
  BLANK_TAG_KEY("RL1010"),
  /** A rename is declared where the scope does not manage columns. */
  RENAME_OUT_OF_SCOPE("RL1011"),
  /** A rename starts from a column that is still declared. */
  RENAME_SOURCE_STILL_DECLARED("RL1012"),
  /** Two columns are renamed from the same column. */
  RENAME_SOURCE_REPEATED("RL1013"),
  /** A column is renamed from itself. */
  RENAME_TO_ITSELF("RL1014"),
  /** A foreign key has unlike numbers of local and referenced columns. */
  FOREIGN_KEY_COLUMN_COUNT("RL1015"),
  /** A column is declared and named as dropped. */
  DROPPED_COLUMN_STILL_DECLARED("RL1016"),
  /** A struct has no fields. */
  EMPTY_STRUCT("RL1201"),
  /** Two fields of a struct share a name, ignoring case. */
  DUPLICATE_FIELD("RL1202"),
  /** A decimal's precision is out of range. */
  DECIMAL_PRECISION("RL1203"),
  /** A decimal's scale is out of range. */
  DECIMAL_SCALE("RL1204"),
  /** A map's key is a map. */
  MAP_KEY_IS_MAP("RL1205"),
  /** A type is nested deeper than we carry. */
  TYPE_TOO_DEEP("RL1206");

  private final String id;

  StructureProblem(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
