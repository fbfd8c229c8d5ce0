package io.recordlake.engine.fake;

import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A catalog in memory. A statement's text is {@code table: Kind subject}, several actions joined by
 * {@code +}; running one changes the table as its actions say, unless it was told otherwise.
 */
public final class FakeBackend implements Backend {
  /** Something that happens instead of running a statement plainly. */
  public interface Script {
    /** What becomes of the statement. */
    ExecutionOutcome run(FakeBackend backend, CompiledStatement statement);
  }

  private final Map<QualifiedName, CatalogState> states = new TreeMap<>();
  private final Map<String, Script> scripts = new HashMap<>();
  private final List<List<QualifiedName>> reads = new ArrayList<>();
  private final List<String> executed = new ArrayList<>();
  private Capabilities capabilities = Capabilities.all();
  private Function<List<CatalogState>, List<CatalogState>> answer = states -> states;
  private Function<List<CompiledStatement>, List<CompiledStatement>> compiled = all -> all;
  private int concurrency = 1;
  private int closed;

  /** The catalog has this table. */
  public synchronized FakeBackend has(ObservedTable table) {
    states.put(table.name(), new CatalogState.TablePresent(table));
    return this;
  }

  /** The catalog has lost this table. */
  public synchronized FakeBackend loses(QualifiedName table) {
    states.remove(table);
    return this;
  }

  /** The table cannot be read. */
  public synchronized FakeBackend cannotRead(QualifiedName table, String type, String message) {
    states.put(table, new CatalogState.ReadFailed(table, BackendFailure.of(type, message)));
    return this;
  }

  /** The statement of this text goes another way. */
  public synchronized FakeBackend script(String sql, Script script) {
    scripts.put(sql, script);
    return this;
  }

  /** Every statement runs plainly again. */
  public synchronized FakeBackend clearScripts() {
    scripts.clear();
    return this;
  }

  /** The statement of this text is refused. */
  public FakeBackend rejects(String sql, String message) {
    return script(
        sql,
        (backend, statement) ->
            new ExecutionOutcome.Rejected(BackendFailure.of("Refused", message), false));
  }

  /** The backend can store and change only so much. */
  public FakeBackend capabilities(Capabilities value) {
    capabilities = value;
    return this;
  }

  /** So many threads may call. */
  public FakeBackend concurrency(int threads) {
    concurrency = threads;
    return this;
  }

  /** The reader gives another answer than the true one. */
  public FakeBackend answers(Function<List<CatalogState>, List<CatalogState>> wrongly) {
    answer = wrongly;
    return this;
  }

  /** The compiler gives another answer than the true one. */
  public FakeBackend compiles(Function<List<CompiledStatement>, List<CompiledStatement>> wrongly) {
    compiled = wrongly;
    return this;
  }

  /** What was asked for, call by call. */
  public synchronized List<List<QualifiedName>> reads() {
    return List.copyOf(reads);
  }

  /** The statements that were sent, in order. */
  public synchronized List<String> executed() {
    return List.copyOf(executed);
  }

  /** How often the backend was closed. */
  public int closed() {
    return closed;
  }

  /** The table as the catalog has it now. */
  public synchronized ObservedTable table(QualifiedName name) {
    if (states.get(name) instanceof CatalogState.TablePresent present) {
      return present.table();
    }
    throw new AssertionError("The catalog has no " + name);
  }

  /** Lets the statement take effect. */
  public synchronized void apply(CompiledStatement statement) {
    ObservedTable before =
        states.get(statement.table()) instanceof CatalogState.TablePresent present
            ? present.table()
            : null;
    has(AppliedActions.apply(statement.table(), before, statement.actions()));
  }

  @Override
  public synchronized List<CatalogState> read(List<QualifiedName> names) {
    reads.add(names);
    return answer.apply(
        names.stream()
            .map(name -> states.getOrDefault(name, new CatalogState.TableAbsent(name)))
            .toList());
  }

  @Override
  public List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements) {
    List<List<Action>> groups = new ArrayList<>();
    for (Action action : planning.plan()) {
      List<Action> last = groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
      if (statements == Statements.COALESCED
          && !last.isEmpty()
          && last.get(0).kind().equals(action.kind())) {
        last.add(action);
      } else {
        groups.add(new ArrayList<>(List.of(action)));
      }
    }
    QualifiedName table = planning.plan().target();
    return compiled.apply(
        groups.stream()
            .map(group -> new CompiledStatement(table, text(table, group), group))
            .toList());
  }

  private static String text(QualifiedName table, List<Action> actions) {
    return actions.stream()
        .map(action -> (action.kind() + " " + action.subject()).strip())
        .collect(Collectors.joining(" + ", table.name() + ": ", ""));
  }

  @Override
  public ExecutionOutcome execute(CompiledStatement statement) {
    Script script;
    synchronized (this) {
      executed.add(statement.sql());
      script = scripts.get(statement.sql());
    }
    if (script != null) {
      return script.run(this, statement);
    }
    apply(statement);
    return ExecutionOutcome.Applied.APPLIED;
  }

  @Override
  public Capabilities capabilities() {
    return capabilities;
  }

  @Override
  public int concurrency() {
    return concurrency;
  }

  @Override
  public void close() {
    closed++;
  }
}
