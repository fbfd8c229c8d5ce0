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
import io.recordlake.local.internal.Seeding.Seed;
import io.recordlake.local.internal.catalog.LakeException;
import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.catalog.StatementRunner;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.util.List;

/** The embedded lakehouse in memory, with tables that no statement led to. */
final class MemoryLake implements Backend {
  private final LogStore store = new MemoryLogStore();
  private final LakeTables lake = new LakeTables(store);

  MemoryLake(List<Seed> seeds) {
    Seeding.write(store, seeds);
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
    try {
      StatementRunner.run(statement.sql(), store, lake);
      return ExecutionOutcome.Applied.APPLIED;
    } catch (LakeException e) {
      return FailureTranslation.rejection(e);
    }
  }

  @Override
  public void close() {}
}
