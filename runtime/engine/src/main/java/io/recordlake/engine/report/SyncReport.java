package io.recordlake.engine.report;

import io.recordlake.model.name.QualifiedName;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run found, planned and did.
 *
 * @param startedAt when the run began
 * @param endedAt when it ended
 * @param dryRun whether it changed nothing on purpose
 * @param tables each table, in the order of the run: referenced tables first
 */
public record SyncReport(
    Instant startedAt, Instant endedAt, boolean dryRun, List<TableRunReport> tables) {
  /**
   * Copies the list and refuses what cannot be.
   *
   * @throws IllegalArgumentException when a dry run has run statements, or a real one has left a
   *     plan alone without a failure that explains it
   */
  public SyncReport {
    tables = List.copyOf(tables);
    for (TableRunReport table : tables) {
      if (dryRun && table.execution() != null) {
        throw new IllegalArgumentException(
            "A dry run cannot have run the statements of " + table.table() + ".");
      }
      if (!dryRun && table.hasChanges() && table.execution() == null && !table.hasFailures()) {
        throw new IllegalArgumentException(
            "The plan of " + table.table() + " was not carried out, and nothing says why.");
      }
    }
  }

  /** How long the run took; never negative, even when the clock was set back. */
  public Duration duration() {
    Duration duration = Duration.between(startedAt, endedAt);
    return duration.isNegative() ? Duration.ZERO : duration;
  }

  /** Whether any table has an accepted plan with something to do. */
  public boolean hasChanges() {
    return tables.stream().anyMatch(TableRunReport::hasChanges);
  }

  /** Whether any table fell short. */
  public boolean hasFailures() {
    return tables.stream().anyMatch(TableRunReport::hasFailures);
  }

  /** The tables that fell short, in the order of the run. */
  public List<TableRunReport> failed() {
    return tables.stream().filter(TableRunReport::hasFailures).toList();
  }

  /** What the run says of a table, or null when it is not part of it. */
  public @Nullable TableRunReport table(QualifiedName name) {
    for (TableRunReport table : tables) {
      if (table.table().equals(name)) {
        return table;
      }
    }
    return null;
  }

  /** What the run did to a table. */
  public ChangeState changeState(TableRunReport table) {
    return table.changeState(dryRun);
  }

  /** One line for each table, the failures in full, and the sums. */
  public String toText() {
    return ReportView.render(this);
  }

  /** What differs, for each table. */
  public String diffText() {
    return DiffView.render(this);
  }

  /** The planned statements of each table that has any; empty when none has. */
  public String plannedSql() {
    return PlannedSqlView.render(this);
  }

  /** The report as a JSON document; equal reports give equal text. */
  public String toJson() {
    return ReportJson.render(this);
  }
}
