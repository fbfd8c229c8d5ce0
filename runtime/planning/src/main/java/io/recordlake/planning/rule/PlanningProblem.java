package io.recordlake.planning.rule;

import io.recordlake.model.problem.ProblemCode;

/** The kinds of problem that a declaration has beyond the structure of its table. */
public enum PlanningProblem implements ProblemCode {
  /** A property is not one of those that RecordLake manages. */
  PROPERTY_NOT_MANAGED("RL1301"),
  /** A property's value is not in the property's format. */
  PROPERTY_VALUE("RL1302"),
  /** A property is declared twice. */
  REPEATED_PROPERTY("RL1303"),
  /** A table is both partitioned and clustered. */
  PARTITIONED_AND_CLUSTERED("RL1304"),
  /** A table has more clustering columns than Delta allows. */
  TOO_MANY_CLUSTERING_COLUMNS("RL1305"),
  /** A column's type cannot partition a table. */
  PARTITION_COLUMN_TYPE("RL1306"),
  /** A column's type cannot cluster a table. */
  CLUSTERING_COLUMN_TYPE("RL1307"),
  /** Every column partitions the table. */
  PARTITIONED_BY_EVERY_COLUMN("RL1308"),
  /** A column or field name has a character that needs column mapping. */
  NAME_NEEDS_COLUMN_MAPPING("RL1309"),
  /** A column has a name that change data feed reserves. */
  CHANGE_DATA_FEED_COLUMN("RL1310"),
  /** A rename is declared without column mapping. */
  RENAME_NEEDS_COLUMN_MAPPING("RL1311"),
  /** A table or a column has more tags than the platform allows. */
  TOO_MANY_TAGS("RL1312"),
  /** A tag's key or value is longer than the platform allows. */
  TAG_TOO_LONG("RL1313"),
  /** A tag's key or value has a character that the platform refuses. */
  TAG_CHARACTERS("RL1314"),
  /** A tag is declared twice. */
  REPEATED_TAG("RL1315"),
  /** A field is NOT NULL where Delta cannot enforce it. */
  NESTED_NOT_NULL("RL1316"),
  /** A catalog, schema or table name has a character that the platform forbids. */
  OBJECT_NAME_CHARACTERS("RL1317"),
  /** A catalog, schema or table name is too long. */
  OBJECT_NAME_TOO_LONG("RL1318"),
  /** A text is not in Unicode normal form C, or not well-formed. */
  TEXT_NOT_NORMAL("RL1319"),
  /** A primary key name is given without a primary key. */
  KEY_NAME_WITHOUT_KEY("RL1320"),
  /** A foreign key references a table of another catalog. */
  FOREIGN_KEY_ACROSS_CATALOGS("RL1401"),
  /** A foreign key references a table that has no primary key. */
  REFERENCED_TABLE_WITHOUT_KEY("RL1402"),
  /** Which local column belongs to which referenced column cannot be inferred. */
  FOREIGN_KEY_PAIRING("RL1403"),
  /** The referenced columns are not the referenced table's primary key. */
  REFERENCED_COLUMNS_NOT_THE_KEY("RL1404"),
  /** A local and a referenced column have different types. */
  FOREIGN_KEY_TYPE("RL1405"),
  /** A foreign key references a table that is not known. */
  REFERENCED_TABLE_UNKNOWN("RL1406");

  private final String id;

  PlanningProblem(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
