package io.recordlake.planning;

/** Something that a backend can store or change, beyond plain tables. */
public enum Capability {
  /** Primary keys. */
  PRIMARY_KEYS("primary keys"),
  /** Foreign keys. */
  FOREIGN_KEYS("foreign keys"),
  /** Tags on tables. */
  TABLE_TAGS("tags on tables"),
  /** Tags on columns. */
  COLUMN_TAGS("tags on columns"),
  /** Changing the annotations of streaming tables. */
  STREAMING_TABLES("streaming tables"),
  /** Making a nullable column NOT NULL. */
  NOT_NULL_TIGHTENING("making a nullable column NOT NULL"),
  /** Several columns in one ALTER COLUMN statement. */
  MULTI_COLUMN_ALTER("several columns in one ALTER COLUMN");

  private final String label;

  Capability(String label) {
    this.label = label;
  }

  /** The capability in words. */
  public String label() {
    return label;
  }
}
