package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.engine.DuplicateTableException;
import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Scenarios of runs, dry and real. */
final class RunScenario {
  /** Parts that say how the expectation came about, or give hints on wording. */
  private static final Set<String> NOT_COMPARED =
      Set.of("recorded", "placeholders", "message_contains", "message_excludes");

  private final Scenario scenario;
  private final RecordingBackend backend;
  private final Differences differences = new Differences();

  private RunScenario(Scenario scenario, Backend catalog) {
    this.scenario = scenario;
    this.backend = new RecordingBackend(catalog, scenario.json().path("fail_statements"));
  }

  /** What differs when the run is over a catalog that says what the scenario gives it. */
  static List<String> differences(Scenario scenario) {
    return differences(scenario, new GivenCatalog(scenario.states()));
  }

  /** What differs when the run is over this catalog, which is closed. */
  static List<String> differences(Scenario scenario, Backend catalog) {
    RunScenario run = new RunScenario(scenario, catalog);
    run.compare();
    return run.differences.found();
  }

  private void compare() {
    List<DesiredTable> tables = scenario.tables();
    JsonNode duplicate = scenario.expect().path("duplicate_error");
    SyncReport report;
    boolean raised = false;
    try (Engine engine = Engine.on(backend)) {
      report =
          scenario.isReal()
              ? engine.sync(tables, SyncOptions.BASELINE)
              : engine.plan(tables, SyncOptions.BASELINE);
    } catch (SyncFailedException failed) {
      report = failed.report();
      raised = true;
    } catch (DuplicateTableException refused) {
      differences.compare("duplicate_error", duplicate.asText("none"), refused.table().toString());
      return;
    }
    if (duplicate.isTextual()) {
      differences.add("duplicate_error is missing, expected " + duplicate);
    }
    compare(report, raised);
  }

  private void compare(SyncReport report, boolean raised) {
    TableAnswer target = answer(report, scenario.target());
    for (Map.Entry<String, JsonNode> part : scenario.expect().properties()) {
      JsonNode expected = part.getValue();
      switch (part.getKey()) {
        case "order" ->
            differences.compare(
                "order",
                TableAnswer.texts(expected),
                report.tables().stream().map(table -> table.table().toString()).toList());
        case "raised" -> differences.compare("raised", expected.booleanValue(), raised);
        case "executed" ->
            differences.compare("executed", TableAnswer.texts(expected), backend.executed());
        case "other" -> others(report, expected);
        default -> {
          if (!NOT_COMPARED.contains(part.getKey())
              && !part.getKey().equals("duplicate_error")
              && !target.compare(part.getKey(), expected, "", differences)) {
            differences.add("the expectation \"" + part.getKey() + "\" is not known");
          }
        }
      }
    }
  }

  private void others(SyncReport report, JsonNode expected) {
    for (Map.Entry<String, JsonNode> other : expected.properties()) {
      TableAnswer answer = answer(report, QualifiedName.parse(other.getKey()));
      for (Map.Entry<String, JsonNode> part : other.getValue().properties()) {
        String prefix = other.getKey() + " ";
        if (!NOT_COMPARED.contains(part.getKey())
            && !answer.compare(part.getKey(), part.getValue(), prefix, differences)) {
          differences.add("the expectation \"" + prefix + part.getKey() + "\" is not known");
        }
      }
    }
  }

  private static TableAnswer answer(SyncReport report, QualifiedName name) {
    TableRunReport table = report.table(name);
    if (table == null) {
      throw new IllegalStateException("The run says nothing of " + name + ".");
    }
    return new TableAnswer(report, table);
  }
}
