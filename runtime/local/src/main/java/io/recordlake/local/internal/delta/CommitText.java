package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The text of a commit that takes a table from one snapshot to the next: metadata only. */
public final class CommitText {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
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

  private static void append(StringBuilder text, String action, ObjectNode value) {
    ObjectNode line = NODES.objectNode();
    line.set(action, value);
    text.append(DeltaJson.write(line)).append('\n');
  }

  private static ObjectNode commitInfo(
      @Nullable DeltaSnapshot before, String operation, long timestamp) {
    ObjectNode node = NODES.objectNode();
    node.put("timestamp", timestamp);
    node.put("operation", operation);
    node.putObject("operationParameters");
    if (before != null) {
      node.put("readVersion", before.version());
    }
    node.put("isBlindAppend", false);
    node.put("engineInfo", ENGINE);
    node.put("txnId", RandomIds.next());
    return node;
  }

  private static ObjectNode protocol(Protocol protocol) {
    ObjectNode node = NODES.objectNode();
    node.put("minReaderVersion", protocol.minReaderVersion());
    node.put("minWriterVersion", protocol.minWriterVersion());
    putNames(node, "readerFeatures", protocol.readerFeatures());
    putNames(node, "writerFeatures", protocol.writerFeatures());
    return node;
  }

  private static void putNames(ObjectNode node, String field, @Nullable Set<String> names) {
    if (names != null) {
      ArrayNode array = node.putArray(field);
      names.forEach(array::add);
    }
  }

  private static ObjectNode metadata(TableMetadata metadata) {
    ObjectNode node = NODES.objectNode();
    node.put("id", metadata.id());
    if (metadata.name() != null) {
      node.put("name", metadata.name());
    }
    if (metadata.description() != null) {
      node.put("description", metadata.description());
    }
    node.set("format", metadata.format());
    node.put("schemaString", SchemaJson.write(metadata.schema()));
    ArrayNode partitionColumns = node.putArray("partitionColumns");
    metadata.partitionColumns().forEach(partitionColumns::add);
    ObjectNode configuration = node.putObject("configuration");
    metadata.configuration().forEach(configuration::put);
    if (metadata.createdTime() != null) {
      node.put("createdTime", metadata.createdTime());
    }
    return node;
  }

  private static ObjectNode domain(String domain, String configuration, boolean removed) {
    ObjectNode node = NODES.objectNode();
    node.put("domain", domain);
    node.put("configuration", configuration);
    node.put("removed", removed);
    return node;
  }
}
