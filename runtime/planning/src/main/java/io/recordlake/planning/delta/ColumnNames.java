package io.recordlake.planning.delta;

import java.util.Locale;
import java.util.Set;

/** What Delta says of column names. */
public final class ColumnNames {
  private static final String NEEDS_MAPPING = " ,;{}()\n\t=";
  private static final Set<String> CHANGE_DATA_FEED =
      Set.of("_change_type", "_commit_version", "_commit_timestamp");

  private ColumnNames() {}

  /** Whether a column or field of this name can only be stored with column mapping. */
  public static boolean needsMapping(String name) {
    return name.chars().anyMatch(c -> NEEDS_MAPPING.indexOf(c) >= 0);
  }

  /** Whether change data feed adds a column of this name itself. */
  public static boolean reservedByChangeDataFeed(String name) {
    return CHANGE_DATA_FEED.contains(name.toLowerCase(Locale.ROOT));
  }
}
