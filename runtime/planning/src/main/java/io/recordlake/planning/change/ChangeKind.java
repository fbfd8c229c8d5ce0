package io.recordlake.planning.change;

/** What part of a table a change is about, in the order in which reports show them. */
public enum ChangeKind {
  /** Columns: their existence, type, nullability and spelling. */
  COLUMNS("columns", "columns", "column", "columns"),
  /** Primary and foreign keys. */
  KEYS("keys", "keys", "key", "keys"),
  /** Clustering. */
  CLUSTERING("clustering", "clustering", "clustering", "clustering"),
  /** Partitioning. */
  PARTITIONING("partitioning", "partitioning", "partitioning", "partitioning"),
  /** Protocol features. */
  FEATURES("features", "table features", "table feature", "table features"),
  /** Table properties. */
  PROPERTIES("properties", "properties", "property", "properties"),
  /** Tags of the table and of its columns. */
  TAGS("tags", "tags", "tag", "tags"),
  /** Comments of the table and of its columns. */
  COMMENTS("comments", "comments", "comment", "comments");

  private final String id;
  private final String heading;
  private final String one;
  private final String many;

  ChangeKind(String id, String heading, String one, String many) {
    this.id = id;
    this.heading = heading;
    this.one = one;
    this.many = many;
  }

  /** The kind in documents; never changes. */
  public String id() {
    return id;
  }

  /** The kind as a heading. */
  public String heading() {
    return heading;
  }

  /** So many changes of this kind, such as {@code 2 properties}. */
  public String counted(int count) {
    return count + " " + (count == 1 ? one : many);
  }
}
