package io.recordlake.engine.port;

import io.recordlake.planning.PlanningSucceeded;
import java.util.List;

/** Turns accepted plans into statements and runs them. */
public interface PlanExecutor {
  /**
   * The statements of an accepted plan. Pure: the same planning gives the same statements.
   *
   * @param planning what was desired, what was observed, and the plan
   * @param statements how actions become statements
   * @return statements that carry out every action of the plan once, in plan order
   */
  List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements);

  /**
   * Runs one statement, once.
   *
   * <p>Total: what the platform refuses or loses is an outcome. Only a programming error
   * propagates. May be called from as many threads as the backend states.
   */
  ExecutionOutcome execute(CompiledStatement statement);
}
