package io.recordlake.engine;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.PlanningResult;
import java.util.List;

/**
 * Is told what happens in a run: the only source of progress and logs.
 *
 * <p>Calls come one at a time, though not always on the caller's thread. An exception that a method
 * throws is dropped: it never changes the outcome of the run.
 */
public interface SyncListener {
  /** Hears nothing. */
  SyncListener NONE = new SyncListener() {};

  /**
   * A table was read: once for each before any is planned, by name, and once more when a statement
   * leaves open what became of the table.
   */
  default void read(CatalogState state) {}

  /**
   * A table was planned: once for each that could be read, in the order of the run, before any
   * statement begins.
   *
   * @param table the table
   * @param planning its plan, or why it has none
   * @param statements the statements of the plan, in order; none when there is no plan
   */
  default void planned(
      QualifiedName table, PlanningResult planning, List<CompiledStatement> statements) {}

  /**
   * A statement is about to run.
   *
   * @param statement the statement
   * @param index its position among the table's statements, from 0
   * @param total how many statements the table has
   */
  default void statementBegun(CompiledStatement statement, int index, int total) {}

  /**
   * A statement has run.
   *
   * @param statement the statement
   * @param index its position among the table's statements, from 0
   * @param total how many statements the table has
   * @param outcome what the backend said became of it
   */
  default void statementEnded(
      CompiledStatement statement, int index, int total, ExecutionOutcome outcome) {}

  /** The run is over; nothing follows. Also called when the run is about to throw its report. */
  default void runEnded(SyncReport report) {}
}
