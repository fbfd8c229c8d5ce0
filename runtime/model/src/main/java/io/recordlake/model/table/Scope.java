package io.recordlake.model.table;

import java.util.Locale;

/**
 * How much of a table a declaration owns. Each scope contains the ones before it.
 *
 * <p>A restricted declaration still declares the whole table; what it does not own is compared and
 * never changed.
 */
public enum Scope {
  /** Tags only. */
  TAGS,
  /** Tags and comments. */
  ANNOTATIONS,
  /** Tags, comments and keys. */
  METADATA,
  /** Everything. */
  FULL;

  /** Whether a declaration of this scope owns the aspect. */
  public boolean manages(TableAspect aspect) {
    return aspect.narrowestScope().within(this);
  }

  /** Whether this scope owns nothing that the other does not own. */
  public boolean within(Scope other) {
    return compareTo(other) <= 0;
  }

  /** The scope in words, lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
