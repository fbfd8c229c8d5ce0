package io.recordlake.conformance.convergence;

import io.recordlake.engine.report.ExecutionSummary;
import io.recordlake.engine.report.ForeignKeyFailure;
import io.recordlake.engine.report.PlanningFailure;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.engine.report.TableFailure;
import io.recordlake.engine.report.TableRunReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Counts what became of pairs. */
final class Tally {
  private static final int SHOWN_OF_A_KIND = 3;

  private int pairs;
  private int planned;
  private int refused;
  private int statements;
  private final Map<String, Integer> refusals = new TreeMap<>();
  private final Map<String, Integer> hazards = new TreeMap<>();
  private final Map<String, Integer> invalid = new TreeMap<>();
  private final Map<String, Integer> faults = new TreeMap<>();
  private final List<String> shownFaults = new ArrayList<>();

  void pair() {
    pairs++;
  }

  int pairs() {
    return pairs;
  }

  /** Notes a run: whether all of its tables were planned, and if not by which rules. */
  void run(SyncReport report) {
    TreeSet<String> rules = new TreeSet<>();
    for (TableRunReport table : report.tables()) {
      for (TableFailure failure : table.failures()) {
        if (failure instanceof PlanningFailure planning) {
          rules.add(planning.validation().rule());
        } else if (failure instanceof ForeignKeyFailure key) {
          rules.add(key.problem().reason().name());
        }
      }
      ExecutionSummary execution = table.execution();
      statements += execution == null ? 0 : execution.applied();
    }
    if (rules.isEmpty()) {
      planned++;
    } else {
      refused++;
    }
    rules.forEach(rule -> refusals.merge(rule, 1, Integer::sum));
  }

  void hazard(KnownHazard hazard) {
    hazards.merge(hazard.fact(), 1, Integer::sum);
  }

  void invalid(String code) {
    invalid.merge(code, 1, Integer::sum);
  }

  /** Notes that something does not hold; the first of each kind are kept in full. */
  void fault(String kind, String details) {
    if (faults.merge(kind, 1, Integer::sum) <= SHOWN_OF_A_KIND) {
      shownFaults.add(kind + ": " + details);
    }
  }

  List<String> faults() {
    return shownFaults;
  }

  int planned() {
    return planned;
  }

  Map<String, Integer> refusals() {
    return refusals;
  }

  /** Everything in one line. */
  String summary(String where, long seed) {
    return String.format(
        Locale.ROOT,
        "convergence %s: seed %d, %d pairs, %d runs planned, %d refused in part or whole %s,"
            + " %d statements, hazards %s, drafts thrown away %s, faults %s",
        where,
        seed,
        pairs,
        planned,
        refused,
        refusals,
        statements,
        hazards,
        invalid,
        faults);
  }
}
