package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
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

  private static final DeltaType.StructOf NO_COLUMNS = new DeltaType.StructOf(List.of());

  private long version = DeltaSnapshot.UNCOMMITTED;
  private @Nullable Protocol protocol;
  private @Nullable TableMetadata metadata;
  private @Nullable UnreadSchema unread;
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
          applyAction(appliedVersion, DeltaJson.read(line));
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
   * @throws DamagedLogException when no version had a protocol, or the last schema is none
   */
  public DeltaSnapshot snapshot() {
    if (protocol == null || metadata == null) {
      throw new DamagedLogException(
          "the log has no " + (protocol == null ? "protocol" : "metaData") + " action");
    }
    return new DeltaSnapshot(version, protocol, withSchema(metadata, unread), domains);
  }

  /** Only the last schema is read: earlier ones are gone, and reading one takes its time. */
  private static TableMetadata withSchema(TableMetadata metadata, @Nullable UnreadSchema unread) {
    if (unread == null) {
      return metadata;
    }
    try {
      return metadata.withSchema(SchemaJson.read(unread.text()));
    } catch (DamagedLogException e) {
      throw new DamagedLogException(
          "the metaData of version " + unread.version() + ": " + e.getMessage());
    }
  }

  /** The schema that a version wrote, as text. */
  private record UnreadSchema(long version, String text) {}

  /** Whether a line is about data files, seen without parsing it. */
  private static boolean isFileAction(String line) {
    return (line.startsWith("{\"add\":{") || line.startsWith("{\"remove\":{"))
        && line.endsWith("}}");
  }

  private void applyAction(long appliedVersion, Json action) {
    boolean known = false;
    for (Map.Entry<String, Json> entry : action.fields().entrySet()) {
      known = true;
      Json value = entry.getValue();
      switch (entry.getKey()) {
        case "protocol" -> protocol = readProtocol(value);
        case "metaData" -> {
          unread = new UnreadSchema(appliedVersion, DeltaJson.requireText(value, "schemaString"));
          metadata = readMetadata(value);
        }
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

  private static Protocol readProtocol(Json node) {
    return new Protocol(
        DeltaJson.requireInt(node, "minReaderVersion"),
        DeltaJson.requireInt(node, "minWriterVersion"),
        readNames(node, "readerFeatures"),
        readNames(node, "writerFeatures"));
  }

  private static @Nullable Set<String> readNames(Json node, String field) {
    return node.get(field) == null ? null : new TreeSet<>(DeltaJson.texts(node, field));
  }

  private static TableMetadata readMetadata(Json node) {
    Map<String, String> configuration = new LinkedHashMap<>();
    Json properties = node.get("configuration");
    if (properties != null) {
      for (String key : properties.fields().keySet()) {
        configuration.put(key, DeltaJson.requireText(properties, key));
      }
    }
    return new TableMetadata(
        DeltaJson.requireText(node, "id"),
        optionalText(node, "name"),
        optionalText(node, "description"),
        DeltaJson.require(node, "format"),
        NO_COLUMNS,
        DeltaJson.texts(node, "partitionColumns"),
        configuration,
        node.get("createdTime") instanceof Json.Numeral time ? time.wholeNumber() : null);
  }

  private void readDomain(Json node) {
    String domain = DeltaJson.requireText(node, "domain");
    if (node.truth("removed", false)) {
      domains.remove(domain);
    } else {
      domains.put(domain, DeltaJson.requireText(node, "configuration"));
    }
  }

  private static @Nullable String optionalText(Json node, String field) {
    Json value = node.get(field);
    return value == null ? null : value.text();
  }
}
