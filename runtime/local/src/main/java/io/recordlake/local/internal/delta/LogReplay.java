package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Replays the actions of a log, oldest version first, into a snapshot. */
public final class LogReplay {

  private static final Set<String> OTHER_ACTIONS =
      Set.of("commitInfo", "add", "remove", "cdc", "txn", "checkpointMetadata", "sidecar");

  private long version = DeltaSnapshot.UNCOMMITTED;
  private @Nullable Protocol protocol;
  private @Nullable TableMetadata metadata;
  private final Map<String, String> domains = new TreeMap<>();

  /** A replay from the start of a log. */
  public LogReplay() {}

  /** A replay of the versions after a snapshot. */
  public LogReplay(DeltaSnapshot start) {
    version = start.version();
    protocol = start.protocol();
    metadata = start.metadata();
    domains.putAll(start.domains());
  }

  /**
   * Applies one version.
   *
   * @throws DamagedLogException when it is not a commit; the message names the line, not the file
   */
  public void apply(long appliedVersion, String text) {
    if (text.isBlank()) {
      throw new DamagedLogException("it is empty: its writer was cut off");
    }
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (!line.isBlank() && !isFileAction(line)) {
        try {
          applyAction(DeltaJson.read(line));
        } catch (DamagedLogException e) {
          throw new DamagedLogException("line " + number + ": " + e.getMessage());
        }
      }
    }
    version = appliedVersion;
  }

  /**
   * The snapshot as of the last version applied.
   *
   * @throws DamagedLogException when no version had a protocol, or none a schema
   */
  public DeltaSnapshot snapshot() {
    if (protocol == null || metadata == null) {
      throw new DamagedLogException(
          "the log has no " + (protocol == null ? "protocol" : "metaData") + " action");
    }
    return new DeltaSnapshot(version, protocol, metadata, domains);
  }

  /** Whether a line is about data files, seen without parsing it. */
  private static boolean isFileAction(String line) {
    return (line.startsWith("{\"add\":{") || line.startsWith("{\"remove\":{"))
        && line.endsWith("}}");
  }

  private void applyAction(JsonNode action) {
    boolean known = false;
    for (Map.Entry<String, JsonNode> entry : action.properties()) {
      known = true;
      JsonNode value = entry.getValue();
      switch (entry.getKey()) {
        case "protocol" -> protocol = readProtocol(value);
        case "metaData" -> metadata = readMetadata(value);
        case "domainMetadata" -> readDomain(value);
        default -> {
          if (!OTHER_ACTIONS.contains(entry.getKey())) {
            throw new DamagedLogException(
                "\"" + entry.getKey() + "\" is not an action that Delta defines");
          }
        }
      }
    }
    if (!known) {
      throw new DamagedLogException("it holds no action");
    }
  }

  private static Protocol readProtocol(JsonNode node) {
    return new Protocol(
        DeltaJson.requireInt(node, "minReaderVersion"),
        DeltaJson.requireInt(node, "minWriterVersion"),
        readNames(node.get("readerFeatures")),
        readNames(node.get("writerFeatures")));
  }

  private static @Nullable Set<String> readNames(@Nullable JsonNode names) {
    if (names == null || names.isNull()) {
      return null;
    }
    Set<String> read = new TreeSet<>();
    names.forEach(name -> read.add(name.asText()));
    return read;
  }

  private static TableMetadata readMetadata(JsonNode node) {
    Map<String, String> configuration = new LinkedHashMap<>();
    node.path("configuration")
        .properties()
        .forEach(entry -> configuration.put(entry.getKey(), entry.getValue().asText()));
    JsonNode createdTime = node.path("createdTime");
    return new TableMetadata(
        DeltaJson.requireText(node, "id"),
        optionalText(node, "name"),
        optionalText(node, "description"),
        DeltaJson.require(node, "format"),
        SchemaJson.read(DeltaJson.requireText(node, "schemaString")),
        texts(node.path("partitionColumns")),
        configuration,
        createdTime.isNumber() ? createdTime.longValue() : null);
  }

  private void readDomain(JsonNode node) {
    String domain = DeltaJson.requireText(node, "domain");
    if (node.path("removed").asBoolean()) {
      domains.remove(domain);
    } else {
      domains.put(domain, DeltaJson.requireText(node, "configuration"));
    }
  }

  private static @Nullable String optionalText(JsonNode node, String field) {
    JsonNode value = node.path(field);
    return value.isTextual() ? value.textValue() : null;
  }

  private static List<String> texts(JsonNode array) {
    return array.valueStream().map(JsonNode::asText).toList();
  }
}
