package io.recordlake.planning.rule;

/**
 * What the planner may do.
 *
 * @param drops which columns it may drop
 */
public record PlanOptions(ColumnDrops drops) {
  /** Careful: drops what is named as dropped. */
  public static final PlanOptions DEFAULT = new PlanOptions(ColumnDrops.DECLARED);
}
