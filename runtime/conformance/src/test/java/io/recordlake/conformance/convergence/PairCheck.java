package io.recordlake.conformance.convergence;

import io.recordlake.conformance.LakeView;
import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.port.Backend;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CompiledStatement;
import io.recordlake.engine.report.ExecutionFailure;
import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks at one pair of declarations and catalog under one set of options. */
final class PairCheck {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);

  private final List<DesiredTable> desired;
  private final SyncOptions options;
  private final Engine engine;
  private final Backend backend;
  private final LakeView view;
  private final Tally tally;
  private final String label;

  PairCheck(
      List<DesiredTable> desired, SyncOptions options, Trial trial, Tally tally, String label) {
    this.desired = desired;
    this.options = options;
    this.backend = trial.backend();
    this.engine = Engine.on(trial.backend(), CLOCK);
    this.view = trial.view();
    this.tally = tally;
    this.label = label;
  }

  /** Plans and applies the declarations, and checks all that must hold of it. */
  SyncReport run(Dice dice) {
    Map<QualifiedName, List<String>> before = view.logs();
    SyncReport dry = engine.plan(desired, options);
    if (options.equals(SyncOptions.DEFAULT) || dice.percent(10)) {
      shuffle(dry, dice);
    }
    same("the catalog after a dry run", before, view.logs());
    SyncReport report = sync();
    tally.run(report);
    Map<QualifiedName, List<String>> after = view.logs();
    checkLogs(report, before, after);
    for (TableRunReport table : report.tables()) {
      ExecutionSummary execution = table.execution();
      if (execution != null && execution.failure() != null) {
        refusedOnTheWay(table, execution.failure(), before);
      }
    }
    checkAgain(report, !after.equals(before), dry);
    return report;
  }

  private void shuffle(SyncReport dry, Dice dice) {
    SyncReport shuffled = engine.plan(Shuffling.of(desired, dice), options);
    same("the plan of shuffled input", dry.toJson(), shuffled.toJson());
    if (dice.percent(10)) {
      same("the text of shuffled input", text(dry), text(shuffled));
    }
  }

  private static String text(SyncReport report) {
    return report.toText() + report.diffText() + report.plannedSql();
  }

  private SyncReport sync() {
    try {
      return engine.sync(desired, options);
    } catch (SyncFailedException e) {
      return e.report();
    }
  }

  private Map<QualifiedName, ObservedTable> observed() {
    Map<QualifiedName, ObservedTable> observed = new HashMap<>();
    for (CatalogState state : backend.read(desired.stream().map(DesiredTable::name).toList())) {
      if (state instanceof CatalogState.TablePresent present) {
        observed.put(state.name(), present.table());
      }
    }
    return observed;
  }

  /** Each statement that applied is one new version of its table; nothing else changes. */
  private void checkLogs(
      SyncReport report,
      Map<QualifiedName, List<String>> before,
      Map<QualifiedName, List<String>> after) {
    if (report.tables().size() != desired.size()) {
      fault("tables are missing in the report", report.toText());
    }
    before.forEach(
        (table, log) -> {
          List<String> now = after.getOrDefault(table, List.of());
          if (now.size() < log.size() || !now.subList(0, log.size()).equals(log)) {
            fault("versions were rewritten", table.toString());
          }
        });
    after.forEach(
        (table, log) -> {
          TableRunReport run = report.table(table);
          ExecutionSummary execution = run == null ? null : run.execution();
          int applied = execution == null ? 0 : execution.applied();
          int added = log.size() - before.getOrDefault(table, List.of()).size();
          if (added != applied) {
            fault(
                "versions are not statements",
                applied
                    + " statements applied to "
                    + table
                    + " made "
                    + added
                    + " versions"
                    + (run == null
                        ? ""
                        : ": " + run.statements().stream().map(s -> s.sql()).toList()));
          }
        });
  }

  private void refusedOnTheWay(
      TableRunReport table, ExecutionFailure failure, Map<QualifiedName, List<String>> before) {
    CompiledStatement statement = table.statements().get(failure.statementIndex());
    String condition = failure.cause().condition();
    KnownHazard hazard =
        KnownHazard.of(condition, statement, new LakeView(LakeView.storeOf(before)), view);
    if (hazard == null) {
      fault(
          "an accepted plan was refused, " + condition,
          failure.cause()
              + "\n  at "
              + failure.sql()
              + "\n  of "
              + table.statements().stream().map(CompiledStatement::sql).toList()
              + "\n  "
              + table.diff());
    } else {
      tally.hazard(hazard);
    }
  }

  private void checkAgain(SyncReport first, boolean changed, SyncReport dry) {
    SyncReport again = engine.plan(desired, options);
    if (!changed) {
      same("the plan after a run that changed nothing", dry.toJson(), again.toJson());
    }
    Map<QualifiedName, ObservedTable> observed = observed();
    for (DesiredTable table : desired) {
      TableRunReport before = first.table(table.name());
      TableRunReport now = again.table(table.name());
      if (before == null || now == null) {
        fault("no report", table.name().toString());
      } else if (!before.hasFailures()) {
        if (now.hasChanges() || now.planning() == null || now.plan() == null) {
          fault("a second plan is not empty", table.name() + again.diffText() + again.toText());
        }
        ObservedTable found = observed.get(table.name());
        List<String> differences =
            found == null ? List.of("gone") : DesiredState.differences(table, found);
        if (!differences.isEmpty()) {
          fault("not as declared", table.name() + ": " + differences);
        }
      }
    }
  }

  private void same(String what, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      fault(what + " differs", expected + "\nversus\n" + actual);
    }
  }

  private void fault(String kind, String details) {
    tally.fault(kind, label + "\n" + details);
  }
}
