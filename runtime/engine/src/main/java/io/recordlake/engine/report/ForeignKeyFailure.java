package io.recordlake.engine.report;

import io.recordlake.planning.relationship.ForeignKeyProblem;
import io.recordlake.planning.relationship.ForeignKeyReason;
import java.util.List;

/**
 * A foreign key cannot be applied, or waits for a table that has failed.
 *
 * @param problem the key and why it cannot be applied
 */
public record ForeignKeyFailure(ForeignKeyProblem problem) implements TableFailure {
  /** Whether the key waits for a table that has failed. */
  public boolean isBlocked() {
    return problem.reason() == ForeignKeyReason.BLOCKED_BY_FAILED_DEPENDENCY;
  }

  @Override
  public RunPhase phase() {
    return RunPhase.FOREIGN_KEY;
  }

  @Override
  public String headline() {
    return "Foreign key " + problem.label() + " not applied";
  }

  @Override
  public List<String> lines() {
    return List.of(
        "Foreign key "
            + problem.label()
            + " on "
            + problem.owner()
            + " was not applied: "
            + problem.explanation());
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.foreignKey(this);
  }
}
