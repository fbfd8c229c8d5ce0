package io.recordlake.conformance;

import io.recordlake.deltasql.StatementCompiler;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.local.internal.CatalogReads;
import io.recordlake.local.internal.FailureTranslation;
import io.recordlake.local.internal.Seeding;
import io.recordlake.local.internal.catalog.LakeException;
import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.catalog.StatementRunner;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The embedded lakehouse over a log store that can be looked into and copied. */
public final class MemoryLake implements Backend {
  private final LogStore store;
  private final LakeTables lake;

  private MemoryLake(LogStore store) {
    this.store = store;
    this.lake = new LakeTables(store);
  }

  /** A lake without tables. */
  public static MemoryLake empty() {
    return new MemoryLake(new MemoryLogStore());
  }

  /** A lake with tables that no statement led to. */
  public static MemoryLake seeded(List<Seeding.Seed> seeds) {
    MemoryLake lake = empty();
    Seeding.write(lake.store, seeds);
    return lake;
  }

  /** A lake with these logs. */
  public static MemoryLake of(Map<QualifiedName, List<String>> logs) {
    return new MemoryLake(LakeView.storeOf(logs));
  }

  /** A lake of its own with the same content. */
  public MemoryLake copy() {
    return of(view().logs());
  }

  /** A look beneath the backend. */
  public LakeView view() {
    return new LakeView(store);
  }

  /** The table of this name, or null when there is none. */
  public @Nullable ObservedTable observe(QualifiedName name) {
    return read(List.of(name)).get(0) instanceof CatalogState.TablePresent present
        ? present.table()
        : null;
  }

  /** Runs a statement of somebody else; whether it was accepted. */
  public boolean run(String sql) {
    return outcome(sql) == ExecutionOutcome.Applied.APPLIED;
  }

  private ExecutionOutcome outcome(String sql) {
    try {
      StatementRunner.run(sql, store, lake);
      return ExecutionOutcome.Applied.APPLIED;
    } catch (LakeException e) {
      return FailureTranslation.outcome(e);
    }
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.all();
  }

  @Override
  public List<CatalogState> read(List<QualifiedName> names) {
    return CatalogReads.read(names, lake);
  }

  @Override
  public List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements) {
    return StatementCompiler.compile(planning, statements, capabilities());
  }

  @Override
  public ExecutionOutcome execute(CompiledStatement statement) {
    return outcome(statement.sql());
  }

  @Override
  public void close() {}
}
