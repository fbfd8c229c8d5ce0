package io.recordlake.deltasql;

import io.recordlake.deltasql.Clause.ListForm;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.ActionPhase;
import io.recordlake.model.plan.ActionPlan;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns an accepted plan into the statements that carry it out.
 *
 * <p>Action by action, each is one statement. Coalesced, neighbours of one kind on one securable
 * share a statement where the platform has a list form: {@code SET} and {@code UNSET
 * TBLPROPERTIES}, {@code SET} and {@code UNSET TAGS}, {@code ADD COLUMNS}, and with {@link
 * io.recordlake.planning.Capability#MULTI_COLUMN_ALTER} up to 500 comments in one {@code ALTER
 * COLUMN} of a table. The order of the plan stays. A shared statement longer than 16 MiB, the
 * longest that the platform takes, is split.
 */
public final class StatementCompiler {
  /** The longest statement, in bytes of UTF-8, that coalescing makes. */
  public static final int MAX_STATEMENT_BYTES = 16 * 1024 * 1024;

  private final QualifiedName table;
  private final boolean coalesce;
  private final List<CompiledStatement> statements = new ArrayList<>();

  private @Nullable ActionPhase phase;
  private final List<Action> actions = new ArrayList<>();
  private final List<Clause> clauses = new ArrayList<>();
  private long bytes;

  private StatementCompiler(QualifiedName table, boolean coalesce) {
    this.table = table;
    this.coalesce = coalesce;
  }

  /**
   * The statements of a plan. Pure: the same arguments give the same statements.
   *
   * @param planning the accepted plan
   * @param statements how actions become statements
   * @param capabilities what the backend accepts
   * @return statements that carry out every action once, in plan order
   */
  public static List<CompiledStatement> compile(
      PlanningSucceeded planning, Statements statements, Capabilities capabilities) {
    ActionPlan plan = planning.plan();
    StatementCompiler compiler =
        new StatementCompiler(plan.target(), statements == Statements.COALESCED);
    ActionClauses visitor = new ActionClauses(plan.target(), plan.kind(), capabilities);
    for (Action action : plan) {
      compiler.add(action, action.accept(visitor));
    }
    compiler.finish();
    return List.copyOf(compiler.statements);
  }

  private void add(Action action, Clause clause) {
    int more = Utf8.length(clause.item()) + Clause.SEPARATOR.length();
    if (!joins(action.phase(), clause, more)) {
      finish();
      ListForm list = clause.list();
      bytes = list == null ? 0 : Utf8.length(list.head()) + Utf8.length(list.tail());
      phase = action.phase();
    }
    actions.add(action);
    clauses.add(clause);
    bytes += more;
  }

  private boolean joins(ActionPhase next, Clause clause, int more) {
    ListForm list = clause.list();
    return coalesce
        && list != null
        && next == phase
        && list.equals(clauses.get(0).list())
        && clauses.size() < list.limit()
        && bytes + more <= MAX_STATEMENT_BYTES;
  }

  private void finish() {
    if (!clauses.isEmpty()) {
      statements.add(new CompiledStatement(table, Clause.sql(clauses), actions));
      actions.clear();
      clauses.clear();
    }
  }
}
