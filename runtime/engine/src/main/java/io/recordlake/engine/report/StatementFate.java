package io.recordlake.engine.report;

/** What became of the statement at which a table stopped. */
public enum StatementFate {
  /** It was refused and had no effect. */
  REJECTED("rejected", "", false),
  /** What became of it was unknown, and a second look at the table shows that it had no effect. */
  NOT_APPLIED("not_applied", "a second look shows that the statement had no effect", false),
  /** It was refused because someone else changed the table. */
  TABLE_MOVED("table_moved", "the table was changed by someone else meanwhile", false),
  /** What became of it is unknown, and someone else changed the table. */
  UNKNOWN_TABLE_MOVED(
      "unknown_table_moved",
      "whether the statement took effect is unknown, and the table was changed by someone else",
      true),
  /** What became of it is unknown, and the table could not be looked at again. */
  UNKNOWN(
      "unknown",
      "whether the statement took effect is unknown, and a second look was not possible",
      true);

  private final String id;
  private final String phrase;
  private final boolean unknown;

  StatementFate(String id, String phrase, boolean unknown) {
    this.id = id;
    this.phrase = phrase;
    this.unknown = unknown;
  }

  /** The fate in documents; never changes. */
  public String id() {
    return id;
  }

  /** The fate as a clause; empty for a plain refusal. */
  public String phrase() {
    return phrase;
  }

  /** Whether the statement may have taken effect. */
  public boolean isUnknown() {
    return unknown;
  }
}
