package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/** The data files of a table and what their statistics say; rows are never read. */
public final class DataFiles {

  private final Map<String, Json> active = new LinkedHashMap<>();

  /**
   * Applies one version of the log.
   *
   * @throws DamagedLogException when it is not a commit; the message names no file
   */
  public void apply(String text) {
    for (String line : text.split("\n", -1)) {
      if (!line.isBlank()) {
        Json action = DeltaJson.read(line);
        Json removed = action.get("remove");
        if (removed != null) {
          active.remove(key(removed));
        }
        Json added = action.get("add");
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
  private static String key(Json file) {
    Json vector = file.get("deletionVector");
    return DeltaJson.requireText(file, "path")
        + "\n"
        + (vector == null ? "" : vector.text("pathOrInlineDv", "") + "\n" + vector.get("offset"));
  }

  private static boolean holdsNoNull(Json file, String column) {
    Json partition = file.get("partitionValues");
    if (partition != null && partition.fields().containsKey(column)) {
      // An empty partition value stands for null.
      return !partition.text(column, "").isEmpty();
    }
    String statistics = file.text("stats", "");
    if (statistics.isEmpty()) {
      return false;
    }
    Json nulls = readable(statistics).get("nullCount");
    return nulls != null
        && nulls.get(column) instanceof Json.Numeral count
        && count.literal().equals("0");
  }

  /** Statistics that cannot be read prove nothing, and harm nothing. */
  private static Json readable(String statistics) {
    try {
      return DeltaJson.read(statistics);
    } catch (DamagedLogException e) {
      return Json.Null.NULL;
    }
  }
}
