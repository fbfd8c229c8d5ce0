package io.recordlake.planning.change;

/** Whether something comes, goes or becomes other. */
public enum ChangeOperation {
  /** It was not there. */
  ADD("add", "+"),
  /** It will not be there. */
  REMOVE("remove", "-"),
  /** It was there and stays, changed. */
  CHANGE("change", "~");

  private final String id;
  private final String symbol;

  ChangeOperation(String id, String symbol) {
    this.id = id;
    this.symbol = symbol;
  }

  /** The operation in documents; never changes. */
  public String id() {
    return id;
  }

  /** The operation as one character. */
  public String symbol() {
    return symbol;
  }
}
