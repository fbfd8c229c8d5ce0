package io.recordlake.planning.lowering;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What judging a declaration came to: a table, or problems.
 *
 * @param table the desired table, or null when there are problems
 * @param problems every problem of the declaration; empty when there is a table
 */
public record Judgement(@Nullable DesiredTable table, List<Problem> problems) {
  /** Copies the problems. */
  public Judgement {
    problems = List.copyOf(problems);
    if ((table == null) == problems.isEmpty()) {
      throw new IllegalArgumentException("A judgement has a table or problems.");
    }
  }
}
