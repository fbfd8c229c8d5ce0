package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.port.ExecutionOutcome;
import io.recordlake.engine.port.Statements;
import io.recordlake.local.LocalBackend;
import io.recordlake.local.internal.Seeding;
import io.recordlake.local.internal.Seeding.Seed;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.PlanningSucceeded;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * An embedded lakehouse with the tables of a scenario. Where the scenario says that a table cannot
 * be read, it cannot.
 */
final class EmbeddedCatalog implements Backend {
  private final Backend lake;
  private final Map<QualifiedName, CatalogState> unreadable = new LinkedHashMap<>();

  private EmbeddedCatalog(Scenario scenario, Function<List<Seed>, Backend> lake) {
    List<Seed> seeds = new ArrayList<>();
    for (JsonNode observed : scenario.observed()) {
      if (observed.has("read_error")) {
        unreadable.put(Documents.name(observed), Documents.state(observed));
      } else {
        Map<String, String> properties = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> property : observed.path("properties").properties()) {
          properties.put(property.getKey(), property.getValue().asText());
        }
        seeds.add(new Seed(Documents.table(observed), properties));
      }
    }
    this.lake = lake.apply(seeds);
  }

  /** The scenario's tables in memory. */
  static EmbeddedCatalog inMemory(Scenario scenario) {
    return new EmbeddedCatalog(scenario, MemoryLake::seeded);
  }

  /** The scenario's tables in an empty folder. */
  static EmbeddedCatalog in(Path root, Scenario scenario) {
    return new EmbeddedCatalog(
        scenario,
        seeds -> {
          Seeding.write(root, seeds);
          return LocalBackend.open(root);
        });
  }

  @Override
  public Capabilities capabilities() {
    return lake.capabilities();
  }

  @Override
  public List<CatalogState> read(List<QualifiedName> names) {
    List<CatalogState> read = new ArrayList<>();
    for (CatalogState state : lake.read(names)) {
      read.add(unreadable.getOrDefault(state.name(), state));
    }
    return read;
  }

  @Override
  public List<CompiledStatement> compile(PlanningSucceeded planning, Statements statements) {
    return lake.compile(planning, statements);
  }

  @Override
  public ExecutionOutcome execute(CompiledStatement statement) {
    return lake.execute(statement);
  }

  @Override
  public void close() {
    lake.close();
  }
}
