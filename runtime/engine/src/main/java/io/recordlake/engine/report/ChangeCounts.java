package io.recordlake.engine.report;

import io.recordlake.planning.change.Change;
import io.recordlake.planning.change.ChangeKind;
import java.util.ArrayList;
import java.util.List;

/** Sums up changes in a few words. */
final class ChangeCounts {
  private ChangeCounts() {}

  /** The changes by kind, such as {@code 3 columns, 1 key}. */
  static String of(List<Change> changes) {
    List<String> counts = new ArrayList<>();
    for (ChangeKind kind : ChangeKind.values()) {
      int count = (int) changes.stream().filter(change -> change.kind() == kind).count();
      if (count > 0) {
        counts.add(kind.counted(count));
      }
    }
    return counts.isEmpty() ? "no changes" : String.join(", ", counts);
  }
}
