package io.recordlake.local.internal.store;

import java.util.List;

/**
 * What a table's log consists of.
 *
 * @param versions the versions that stand as JSON, ascending
 * @param checkpoints the versions that have a checkpoint, ascending
 * @param stamp changes when the last version is replaced by other text; equal stamps and versions
 *     mean an unchanged log
 */
public record LogListing(List<Long> versions, List<Long> checkpoints, Object stamp) {

  /** The listing of a table that does not exist. */
  public static final LogListing EMPTY = new LogListing(List.of(), List.of(), "");

  public LogListing {
    versions = List.copyOf(versions);
    checkpoints = List.copyOf(checkpoints);
  }

  /** Whether there is no table. */
  public boolean isEmpty() {
    return versions.isEmpty() && checkpoints.isEmpty();
  }

  /** The last version, as JSON or as a checkpoint. */
  public long lastVersion() {
    long json = versions.isEmpty() ? -1 : versions.get(versions.size() - 1);
    long checkpoint = checkpoints.isEmpty() ? -1 : checkpoints.get(checkpoints.size() - 1);
    return Math.max(json, checkpoint);
  }

  /** Whether this log is an earlier one with versions added and nothing taken away. */
  public boolean continues(LogListing earlier) {
    int common = earlier.versions.size();
    return common > 0
        && versions.size() > common
        && versions.subList(0, common).equals(earlier.versions)
        && firstOfLastRun() <= earlier.versions.get(common - 1)
        && earlier.lastVersion() == earlier.versions.get(common - 1);
  }

  /** The first of the unbroken run of JSON versions that ends the log; after all, without one. */
  public long firstOfLastRun() {
    long first = lastVersion() + 1;
    for (int i = versions.size() - 1; i >= 0 && versions.get(i) == first - 1; i--) {
      first = versions.get(i);
    }
    return first;
  }

  /** The last checkpoint that the JSON versions from {@code first} on continue; -1 for none. */
  public long checkpointBefore(long first) {
    for (int i = checkpoints.size() - 1; i >= 0; i--) {
      if (checkpoints.get(i) >= first - 1) {
        return checkpoints.get(i);
      }
    }
    return -1;
  }
}
