package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Safety of changes to tags. */
final class TagSafety {
  private TagSafety() {}

  /**
   * Tags are set before others are removed, and some are not ours to remove: until then all of them
   * count. The table comes first, then its columns, then the sum over the columns.
   */
  static List<ValidationFailure> limit(TableDrift drift, PlanOptions options) {
    int addedToTable = 0;
    int addedToColumns = 0;
    Map<Identifier, Integer> addedTo = new LinkedHashMap<>();
    Map<Identifier, Identifier> origins = new HashMap<>();
    for (Action action : drift.actions()) {
      if (action instanceof SetTableTag set && set.observed() == null) {
        addedToTable++;
      } else if (action instanceof SetColumnTag set && set.observed() == null) {
        addedToColumns++;
        addedTo.merge(set.column(), 1, Integer::sum);
      } else if (action instanceof RenameColumn rename) {
        origins.put(rename.to(), rename.from());
      }
    }
    List<ValidationFailure> failures = new ArrayList<>();
    judge("", "The table", drift.observed().tags().size(), addedToTable, failures);
    if (addedToColumns > 0) {
      Map<Identifier, Integer> tagged = new HashMap<>();
      int total = 0;
      for (ObservedColumn column : drift.observed().columns()) {
        tagged.put(column.name(), column.tags().size());
        total += column.tags().size();
      }
      addedTo.forEach(
          (column, added) -> {
            int have = tagged.getOrDefault(origins.getOrDefault(column, column), 0);
            judge(column.value(), "Column \"" + column + "\"", have, added, failures);
          });
      judge("", "The columns together", total, addedToColumns, TagLimits.MAX_COLUMN_TAGS, failures);
    }
    return failures;
  }

  private static void judge(
      String subject, String owner, int have, int added, List<ValidationFailure> failures) {
    judge(subject, owner, have, added, TagLimits.MAX_TAGS, failures);
  }

  private static void judge(
      String subject, String owner, int have, int added, int most, List<ValidationFailure> found) {
    if (added > 0 && have + added > most) {
      found.add(
          RuleName.TAG_LIMIT_EXCEEDED.failure(
              subject,
              owner
                  + " would have "
                  + (have + added)
                  + " tags, "
                  + have
                  + " of the catalog and "
                  + added
                  + " new (at most "
                  + most
                  + "): tags are set before others are removed. Remove tags in a run of its own,"
                  + " then add the new ones, or declare fewer."));
    }
  }
}
