package io.recordlake.local;

import io.recordlake.deltasql.StatementCompiler;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.local.internal.CatalogReads;
import io.recordlake.local.internal.FailureTranslation;
import io.recordlake.local.internal.catalog.LakeException;
import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.catalog.StatementRunner;
import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.local.internal.store.DirectoryLogStore;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.MemoryLogStore;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.nio.file.Path;
import java.util.List;

/**
 * The embedded lakehouse: real Delta tables in a directory, one below {@code
 * root/catalog/schema/table} each. It runs the SQL text that a warehouse would get, and refuses
 * what the platform refuses. Rows are neither read nor written.
 *
 * <p>Several backends, in one process or in several, may share a directory. All methods may be
 * called from any thread.
 */
public final class LocalBackend implements Backend {

  private final LogStore store;
  private final LakeTables lake;

  private LocalBackend(LogStore store) {
    this.store = store;
    this.lake = new LakeTables(store);
  }

  /**
   * The lakehouse in a directory. Nothing is read or created yet: the directory comes with the
   * first statement.
   */
  public static LocalBackend open(Path root) {
    return new LocalBackend(new DirectoryLogStore(root, new InstalledCheckpointReader()));
  }

  /** A lakehouse in memory, empty, which is gone with this object. */
  public static LocalBackend inMemory() {
    return new LocalBackend(new MemoryLogStore());
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
      return FailureTranslation.outcome(e);
    }
  }

  /** Nothing is held open between calls. */
  @Override
  public void close() {}
}
