package io.recordlake.model.table;

/** What a declaration says of a table property. */
public sealed interface PropertyIntent {
  /** The property has this value. */
  static PropertyIntent present(String value) {
    return new Present(value);
  }

  /** The property is not set. */
  static PropertyIntent absent() {
    return Absent.ABSENT;
  }

  /**
   * The property has a value.
   *
   * @param value the value, as the catalog stores it
   */
  record Present(String value) implements PropertyIntent {}

  /** The property is not set. */
  enum Absent implements PropertyIntent {
    /** The only instance. */
    ABSENT
  }
}
