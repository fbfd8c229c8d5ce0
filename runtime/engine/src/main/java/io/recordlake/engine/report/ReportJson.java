package io.recordlake.engine.report;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Writes a report as JSON, {@code schema_version} 2. Keys may be added within a version; none is
 * renamed or removed.
 */
final class ReportJson {
  private static final int SCHEMA_VERSION = 2;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssxxx", Locale.ROOT);
  private static final DateTimeFormatter MICROSECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSxxx", Locale.ROOT);

  private ReportJson() {}

  static String render(SyncReport report) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("schema_version", SCHEMA_VERSION);
    root.put("started_at", time(report.startedAt()));
    root.put("ended_at", time(report.endedAt()));
    root.put("dry_run", report.dryRun());
    root.put("has_changes", report.hasChanges());
    root.put("has_failures", report.hasFailures());
    ArrayNode tables = root.putArray("tables");
    for (TableRunReport table : report.tables()) {
      TableJson.write(table, report.changeState(table), tables.addObject());
    }
    try {
      return MAPPER.writer(printer()).writeValueAsString(root);
    } catch (IOException e) {
      throw new UncheckedIOException("A tree in memory is always written.", e);
    }
  }

  private static DefaultPrettyPrinter printer() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter(
            Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
        .withObjectIndenter(indenter)
        .withArrayIndenter(indenter);
  }

  private static String time(Instant instant) {
    OffsetDateTime utc = instant.atOffset(ZoneOffset.UTC);
    return (utc.getNano() < 1_000 ? SECONDS : MICROSECONDS).format(utc);
  }
}
