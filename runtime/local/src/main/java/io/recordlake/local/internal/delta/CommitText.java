package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of a commit that takes a table from one snapshot to the next: metadata only. */
public final class CommitText {

  private static final String ENGINE = "RecordLake";

  private CommitText() {}

  /**
   * The actions that differ between two snapshots, one a line, after a {@code commitInfo}.
   *
   * @param before the snapshot the edit started from; null to create the table
   */
  public static String between(
      @Nullable DeltaSnapshot before, DeltaSnapshot after, String operation, long timestamp) {
    StringBuilder text = new StringBuilder();
    append(text, "commitInfo", commitInfo(before, operation, timestamp));
    if (before == null || !before.protocol().equals(after.protocol())) {
      append(text, "protocol", protocol(after.protocol()));
    }
    if (before == null || !before.metadata().equals(after.metadata())) {
      append(text, "metaData", metadata(after.metadata()));
    }
    after
        .domains()
        .forEach(
            (domain, configuration) -> {
              if (before == null || !configuration.equals(before.domains().get(domain))) {
                append(text, "domainMetadata", domain(domain, configuration, false));
              }
            });
    if (before != null) {
      before
          .domains()
          .forEach(
              (domain, configuration) -> {
                if (!after.domains().containsKey(domain)) {
                  append(text, "domainMetadata", domain(domain, configuration, true));
                }
              });
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String action, Json value) {
    text.append(new JsonFields().put(action, value).toJson()).append('\n');
  }

  private static Json commitInfo(@Nullable DeltaSnapshot before, String operation, long timestamp) {
    return new JsonFields()
        .put("timestamp", timestamp)
        .put("operation", operation)
        .put("operationParameters", new Json.Fields(Map.of()))
        .put("readVersion", before == null ? null : Json.Numeral.of(before.version()))
        .put("isBlindAppend", false)
        .put("engineInfo", ENGINE)
        .put("txnId", RandomIds.next())
        .toJson();
  }

  private static Json protocol(Protocol protocol) {
    return new JsonFields()
        .put("minReaderVersion", protocol.minReaderVersion())
        .put("minWriterVersion", protocol.minWriterVersion())
        .put("readerFeatures", protocol.readerFeatures())
        .put("writerFeatures", protocol.writerFeatures())
        .toJson();
  }

  private static Json metadata(TableMetadata metadata) {
    Long createdTime = metadata.createdTime();
    return new JsonFields()
        .put("id", metadata.id())
        .put("name", metadata.name())
        .put("description", metadata.description())
        .put("format", metadata.format())
        .put("schemaString", SchemaJson.write(metadata.schema()))
        .put("partitionColumns", metadata.partitionColumns())
        .put("configuration", metadata.configuration())
        .put("createdTime", createdTime == null ? null : Json.Numeral.of(createdTime))
        .toJson();
  }

  private static Json domain(String domain, String configuration, boolean removed) {
    return new JsonFields()
        .put("domain", domain)
        .put("configuration", configuration)
        .put("removed", removed)
        .toJson();
  }
}
