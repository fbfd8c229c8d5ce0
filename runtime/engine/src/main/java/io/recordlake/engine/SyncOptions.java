package io.recordlake.engine;

import io.recordlake.engine.port.Statements;
import io.recordlake.planning.ConstraintNaming;
import io.recordlake.planning.NameMapping;
import io.recordlake.planning.rule.ColumnDrops;

/**
 * How a run works. A method with the name of an option and one argument answers the options with
 * that one changed: {@code SyncOptions.DEFAULT.names(mapping).drops(ColumnDrops.ALLOWED)}.
 *
 * @param dryRun whether {@code sync} only says what it would do
 * @param constraintNaming who names the keys that a declaration leaves without a name
 * @param statements how actions become statements
 * @param drops which columns may be dropped
 * @param names maps declared catalogs and schemas to those of the environment
 * @param listener is told what happens
 * @param parallelism how many tables, none waiting for another, may change at a time; never more
 *     than the backend allows
 */
public record SyncOptions(
    boolean dryRun,
    ConstraintNaming constraintNaming,
    Statements statements,
    ColumnDrops drops,
    NameMapping names,
    SyncListener listener,
    int parallelism) {
  /**
   * Changes are made; generated names, coalesced statements, drops only where the declaration names
   * the column, names as declared, one table at a time.
   */
  public static final SyncOptions DEFAULT =
      new SyncOptions(
          false,
          ConstraintNaming.GENERATED,
          Statements.COALESCED,
          ColumnDrops.DECLARED,
          NameMapping.IDENTITY,
          SyncListener.NONE,
          1);

  /**
   * The plainest behaviour, which a reference engine shares: names left to the platform, one
   * statement per action, any column dropped that is not declared.
   */
  public static final SyncOptions BASELINE =
      DEFAULT
          .constraintNaming(ConstraintNaming.PLATFORM)
          .statements(Statements.PER_ACTION)
          .drops(ColumnDrops.ALLOWED);

  /** Refuses a parallelism below one. */
  public SyncOptions {
    if (parallelism < 1) {
      throw new IllegalArgumentException(
          "The parallelism is " + parallelism + "; at least one table changes at a time.");
    }
  }

  /** These options, for a run that only says what it would do, or for one that does it. */
  public SyncOptions dryRun(boolean value) {
    return new SyncOptions(
        value, constraintNaming, statements, drops, names, listener, parallelism);
  }

  /** These options with another naming of constraints. */
  public SyncOptions constraintNaming(ConstraintNaming value) {
    return new SyncOptions(dryRun, value, statements, drops, names, listener, parallelism);
  }

  /** These options with actions becoming statements another way. */
  public SyncOptions statements(Statements value) {
    return new SyncOptions(dryRun, constraintNaming, value, drops, names, listener, parallelism);
  }

  /** These options with other columns that may be dropped. */
  public SyncOptions drops(ColumnDrops value) {
    return new SyncOptions(
        dryRun, constraintNaming, statements, value, names, listener, parallelism);
  }

  /** These options with another mapping of names. */
  public SyncOptions names(NameMapping value) {
    return new SyncOptions(
        dryRun, constraintNaming, statements, drops, value, listener, parallelism);
  }

  /** These options with another listener. */
  public SyncOptions listener(SyncListener value) {
    return new SyncOptions(dryRun, constraintNaming, statements, drops, names, value, parallelism);
  }

  /**
   * These options with another parallelism.
   *
   * @throws IllegalArgumentException when it is below one
   */
  public SyncOptions parallelism(int value) {
    return new SyncOptions(dryRun, constraintNaming, statements, drops, names, listener, value);
  }
}
