package io.recordlake.processor.declare;

import java.util.Map;

/** What to use in place of well-known types that have no column type. */
final class UnsupportedTypes {

  private static final String SUPPORTED =
      "Supported are boolean, byte, short, int, long, float, double and their boxes, String, enums,"
          + " UUID, BigDecimal, LocalDate, Instant, LocalDateTime, byte[], ByteBuffer, List, Set,"
          + " arrays, Map, records and io.recordlake.annotations.Variant.";

  private static final Map<String, String> INSTEAD =
      Map.ofEntries(
          Map.entry("char", "String"),
          Map.entry("java.lang.Character", "String"),
          Map.entry("java.lang.CharSequence", "String"),
          Map.entry("java.lang.Number", "the number type that the column holds"),
          Map.entry("java.lang.Object", "the type that the column holds, or Variant"),
          Map.entry("java.math.BigInteger", "BigDecimal with scale 0, or long"),
          Map.entry("java.net.URI", "String"),
          Map.entry("java.net.URL", "String"),
          Map.entry("java.nio.file.Path", "String"),
          Map.entry("java.io.InputStream", "byte[]"),
          Map.entry("java.sql.Date", "LocalDate"),
          Map.entry("java.sql.Time", "String, or long for the time's nanoseconds"),
          Map.entry("java.sql.Timestamp", "Instant or LocalDateTime"),
          Map.entry("java.time.Duration", "long, for example in milliseconds"),
          Map.entry("java.time.LocalTime", "String, or long for the time's nanoseconds"),
          Map.entry("java.time.OffsetDateTime", "Instant"),
          Map.entry("java.time.Period", "String, or int for days"),
          Map.entry("java.time.Year", "int"),
          Map.entry("java.time.YearMonth", "LocalDate or String"),
          Map.entry("java.time.ZonedDateTime", "Instant"),
          Map.entry("java.util.ArrayList", "List"),
          Map.entry("java.util.Calendar", "Instant or LocalDateTime"),
          Map.entry("java.util.Collection", "List or Set"),
          Map.entry("java.util.Date", "Instant or LocalDate"),
          Map.entry("java.util.Deque", "List"),
          Map.entry("java.util.EnumMap", "Map"),
          Map.entry("java.util.EnumSet", "Set"),
          Map.entry("java.util.HashMap", "Map"),
          Map.entry("java.util.HashSet", "Set"),
          Map.entry("java.util.LinkedHashMap", "Map"),
          Map.entry("java.util.LinkedHashSet", "Set"),
          Map.entry("java.util.LinkedList", "List"),
          Map.entry("java.util.Locale", "String, for its language tag"),
          Map.entry("java.util.Queue", "List"),
          Map.entry("java.util.SortedMap", "Map"),
          Map.entry("java.util.SortedSet", "Set"),
          Map.entry("java.util.TreeMap", "Map"),
          Map.entry("java.util.TreeSet", "Set"),
          Map.entry("java.util.concurrent.ConcurrentHashMap", "Map"),
          Map.entry("java.util.concurrent.ConcurrentMap", "Map"),
          Map.entry("java.lang.Iterable", "List"));

  private UnsupportedTypes() {}

  /** The way out for a type of this qualified name. */
  static String remedy(String type) {
    String instead = INSTEAD.get(type);
    return instead == null ? SUPPORTED : "Use " + instead + ". " + SUPPORTED;
  }

  /** The way out for a class of the user. */
  static String remedyForClass(String shortName) {
    return "Make " + shortName + " a record, so that its components become fields. " + SUPPORTED;
  }
}
