package io.recordlake.conformance.convergence;

import io.recordlake.conformance.MemoryLake;
import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableRunReport;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A catalog and the declarations that come one after another: each round is a pair, and the next
 * one begins where the last one left the catalog.
 */
final class Story {
  /** How many pairs a story has. */
  static final int ROUNDS = 5;

  private final Stage stage;
  private final Dice dice;
  private final Tally tally;
  private final String label;
  private MemoryLake lake = MemoryLake.empty();
  private Drafts drafts = new Drafts();
  private List<DesiredTable> desired = List.of();

  Story(Stage stage, long seed, int number, Tally tally) {
    this.stage = stage;
    this.dice = Dice.of(seed, number);
    this.tally = tally;
    this.label = "seed " + seed + ", story " + number;
    declare(() -> FirstDraft.of(dice));
  }

  /** Writes drafts until there are some without a problem. */
  private void declare(Supplier<Drafts> drafting) {
    while (true) {
      Drafts next = drafting.get();
      Drafts.Lowered lowered = next.lower();
      lowered.problems().forEach(problem -> tally.invalid(problem.code().id()));
      if (lowered.problems().isEmpty()) {
        drafts = next;
        desired = lowered.tables();
        return;
      }
    }
  }

  /** Tells the whole story. */
  void tell() {
    begin();
    for (int round = 0; round < ROUNDS; round++) {
      String pair = label + ", round " + round;
      tally.pair();
      nextPair();
      List<Trial> trials = new ArrayList<>();
      List<SyncReport> reports = new ArrayList<>();
      for (SyncOptions options : stage.options(round)) {
        Trial trial = stage.trial(trials.isEmpty() ? lake.copy() : lake);
        PairCheck check =
            new PairCheck(desired, options, trial, tally, pair + ", " + options.statements());
        reports.add(check.run(dice));
        trials.add(trial);
      }
      int kept = dice.below(trials.size());
      lake = stage.after(trials.get(kept));
      adopt(reports.get(kept));
    }
  }

  private void begin() {
    if (dice.percent(10)) {
      return;
    }
    try (Engine engine = Engine.on(lake)) {
      engine.sync(desired);
    } catch (SyncFailedException e) {
      // Whatever did not come to be is missing at the start.
    }
    if (dice.percent(30)) {
      lake = Oddities.in(lake, dice);
      names().forEach(this::adopt);
    }
  }

  /** The declarations of the next release, where others may have been at the catalog before. */
  private void nextPair() {
    if (dice.percent(40)) {
      Outsiders.meddle(lake, names(), dice);
    }
    Drafts before = drafts;
    declare(() -> Revisions.revise(before, dice));
    if (desired.size() > 1 && dice.percent(5)) {
      desired = desired.subList(1, desired.size());
    }
  }

  private List<QualifiedName> names() {
    return drafts.tables.stream().map(table -> table.name).toList();
  }

  /** Where the catalog refused to follow, the declaration as a rule follows the catalog. */
  private void adopt(SyncReport report) {
    for (TableRunReport table : report.failed()) {
      if (dice.percent(75)) {
        adopt(table.table());
      }
    }
  }

  private void adopt(QualifiedName name) {
    ObservedTable observed = lake.observe(name);
    DraftTable draft = drafts.table(name);
    if (observed == null || draft == null) {
      return;
    }
    Drafts adopted = drafts.copy();
    adopted.tables.set(drafts.tables.indexOf(draft), Adoption.of(observed));
    adopted.dropBrokenKeys();
    if (adopted.lower().problems().isEmpty()) {
      drafts = adopted;
    }
  }
}
