package io.recordlake.planning.document;

import io.recordlake.model.problem.ProblemCode;

/** The kinds of problem of a table document that is JSON but does not have its shape. */
public enum DocumentProblem implements ProblemCode {
  /** A value of another kind stands where a field or element belongs. */
  WRONG_KIND("RL1951"),
  /** A field is missing. */
  MISSING_FIELD("RL1952"),
  /** A field has no meaning here. */
  UNKNOWN_FIELD("RL1953"),
  /** A text is not one of those that a field can have. */
  UNKNOWN_VALUE("RL1954"),
  /** The document was written in a format version that is newer than this reader. */
  FUTURE_FORMAT_VERSION("RL1955"),
  /** A reference is not a table name of three parts. */
  NOT_A_TABLE_NAME("RL1956"),
  /** A foreign key of a frozen table does not say which columns it references. */
  UNPAIRED_FOREIGN_KEY("RL1957");

  private final String id;

  DocumentProblem(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
