package io.recordlake.local.internal.delta;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** The data files of a table and what their statistics say; rows are never read. */
public final class DataFiles {

  private final Map<String, JsonNode> active = new LinkedHashMap<>();

  /**
   * Applies one version of the log.
   *
   * @throws DamagedLogException when it is not a commit; the message names no file
   */
  public void apply(String text) {
    for (String line : text.split("\n", -1)) {
      if (!line.isBlank()) {
        JsonNode action = DeltaJson.read(line);
        JsonNode removed = action.get("remove");
        if (removed != null) {
          active.remove(key(removed));
        }
        JsonNode added = action.get("add");
        if (added != null) {
          active.put(key(added), added);
        }
      }
    }
  }

  /** Whether every file says that a top-level column has no null; true without files. */
  public boolean holdNoNull(DeltaField column) {
    return active.values().stream().allMatch(file -> holdsNoNull(file, column.physicalName()));
  }

  /** A file together with its deletion vector: another vector makes it another file. */
  private static String key(JsonNode file) {
    JsonNode vector = file.path("deletionVector");
    return String.join(
        "\n",
        DeltaJson.requireText(file, "path"),
        vector.path("pathOrInlineDv").asText(),
        vector.path("offset").asText());
  }

  private static boolean holdsNoNull(JsonNode file, String column) {
    JsonNode partition = file.path("partitionValues").get(column);
    if (partition != null) {
      return !partition.isNull() && !partition.asText().isEmpty();
    }
    String statistics = file.path("stats").asText("");
    if (statistics.isEmpty()) {
      return false;
    }
    JsonNode nulls = DeltaJson.read(statistics).path("nullCount").path(column);
    return nulls.isIntegralNumber() && nulls.longValue() == 0;
  }
}
