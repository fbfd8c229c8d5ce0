package io.recordlake.conformance;

import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.engine.port.Statements;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.RunStatus;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedTable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Scenarios of runs over the embedded lakehouse. It must say of itself what the scenario says, the
 * run must come to the same, and a table that was changed must be as declared afterwards, whether
 * its actions were statements of their own or shared some.
 */
final class EmbeddedScenario {
  private final Scenario scenario;
  private final Function<Scenario, EmbeddedCatalog> lakehouse;
  private final Differences differences = new Differences();

  private EmbeddedScenario(Scenario scenario, Function<Scenario, EmbeddedCatalog> lakehouse) {
    this.scenario = scenario;
    this.lakehouse = lakehouse;
  }

  /** What differs; the lakehouse is a new one each time. */
  static List<String> differences(
      Scenario scenario, Function<Scenario, EmbeddedCatalog> lakehouse) {
    EmbeddedScenario embedded = new EmbeddedScenario(scenario, lakehouse);
    embedded.saysWhatItWasGiven();
    RunScenario.differences(scenario, embedded.catalog()).forEach(embedded.differences::add);
    if (!scenario.expect().has("duplicate_error")) {
      List<CatalogState> single = embedded.converges(Statements.PER_ACTION);
      List<CatalogState> shared = embedded.converges(Statements.COALESCED);
      embedded.differences.compare("the catalog after shared statements", single, shared);
    }
    return embedded.differences.found();
  }

  private void saysWhatItWasGiven() {
    Map<QualifiedName, CatalogState> given = scenario.states();
    try (EmbeddedCatalog catalog = catalog()) {
      for (CatalogState state : given.values()) {
        CatalogState read = catalog.read(List.of(state.name())).get(0);
        differences.compare(
            "the seeded " + state.name(), complete(state, given), complete(read, given));
      }
    }
  }

  /**
   * A state that knows each foreign key to it. A scenario may leave them out where they do not
   * matter; a catalog sees them all, in an order of its own.
   */
  private static CatalogState complete(CatalogState state, Map<QualifiedName, CatalogState> given) {
    if (!(state instanceof TablePresent present)) {
      return state;
    }
    ObservedTable table = present.table();
    Set<InboundReference> inbound =
        new TreeSet<>(
            Comparator.comparing(InboundReference::table)
                .thenComparing(InboundReference::constraint));
    inbound.addAll(table.inboundReferences());
    for (CatalogState other : given.values()) {
      if (other instanceof TablePresent owner) {
        for (ObservedForeignKey key : owner.table().foreignKeys()) {
          if (key.references().equals(table.name())) {
            inbound.add(new InboundReference(key.name(), other.name()));
          }
        }
      }
    }
    return new TablePresent(
        new ObservedTable(
            table.name(),
            table.columns(),
            table.comment(),
            table.tags(),
            table.partitionedBy(),
            table.clusteredBy(),
            table.primaryKey(),
            table.foreignKeys(),
            table.properties(),
            table.features(),
            List.copyOf(inbound),
            table.kind()));
  }

  /** Applies the plans and plans again. Answers what the catalog says in the end. */
  private List<CatalogState> converges(Statements statements) {
    List<DesiredTable> tables = scenario.tables();
    SyncOptions options = SyncOptions.BASELINE.statements(statements);
    EmbeddedCatalog catalog = catalog();
    try (Engine engine = Engine.on(catalog)) {
      SyncReport first = sync(engine, tables, options);
      SyncReport second = engine.plan(tables, options);
      for (TableRunReport table : first.tables()) {
        settled(table, second);
      }
      Set<QualifiedName> names = new TreeSet<>(scenario.states().keySet());
      tables.forEach(table -> names.add(table.name()));
      return catalog.read(List.copyOf(names));
    }
  }

  private static SyncReport sync(Engine engine, List<DesiredTable> tables, SyncOptions options) {
    try {
      return engine.sync(tables, options);
    } catch (SyncFailedException failed) {
      return failed.report();
    }
  }

  private void settled(TableRunReport first, SyncReport report) {
    TableRunReport second = report.table(first.table());
    ExecutionFailure failure = first.execution() == null ? null : first.execution().failure();
    if (failure != null) {
      differences.add("refused: " + failure.sql() + ": " + failure.cause().message());
    } else if (first.status() == RunStatus.SUCCESS && second != null) {
      differences.compare(
          first.table() + " planned again",
          List.of(),
          second.plan() == null ? second.failures() : second.plan().actions());
    }
  }

  private EmbeddedCatalog catalog() {
    return lakehouse.apply(scenario);
  }
}
