package io.recordlake.examples;

import io.recordlake.engine.Engine;
import io.recordlake.engine.SyncFailedException;
import io.recordlake.engine.SyncOptions;
import io.recordlake.engine.report.SyncReport;
import io.recordlake.examples.shop.ShopTablesSync;
import io.recordlake.examples.shop.v2.ShopTablesV2Sync;
import io.recordlake.examples.shop.v3.ShopTablesV3Sync;
import io.recordlake.examples.tpch.TpchTablesSync;
import io.recordlake.local.LocalBackend;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Brings the tables of TPC-H and two versions of a shop into a directory, tries a third version
 * that is refused, and shows the difference, the statements and the report of each step.
 *
 * <p>The first argument is the directory, else {@code examples/target/lake}. Over a directory that
 * a run left behind, the demo goes on from where the tables stand: when all is in place, nothing is
 * planned.
 */
public final class Demo {
  private final Engine engine;
  private final PrintStream out;
  private final FirstTable firstTable = new FirstTable();
  private final SyncOptions options = SyncOptions.DEFAULT.listener(firstTable);
  private int step;

  private Demo(Engine engine, PrintStream out) {
    this.engine = engine;
    this.out = out;
  }

  /** Runs the demo, in UTF-8 whatever the terminal's encoding is. */
  public static void main(String[] arguments) {
    Path lake = Path.of(arguments.length == 0 ? "examples/target/lake" : arguments[0]);
    run(lake, new PrintStream(System.out, true, StandardCharsets.UTF_8));
  }

  /** Runs the demo over a directory and tells of it. */
  public static void run(Path lake, PrintStream out) {
    try (Engine engine = Engine.on(LocalBackend.open(lake))) {
      new Demo(engine, out).story(lake);
    }
  }

  private void story(Path lake) {
    title("The eight tables of TPC-H, with their keys");
    show(TpchTablesSync.sync(engine, options));

    // Once a later version is in place the first is refused: it lacks what was added since.
    if (ShopTablesSync.plan(engine).hasFailures()) {
      out.println("\nThe shop has left its first version behind: the demo goes on from there.");
    } else {
      title("A shop, in its first version");
      show(ShopTablesSync.sync(engine, options));
      title("The shop once more: nothing to do");
      show(ShopTablesSync.sync(engine, options));
    }

    title("The shop's second version: a column added, one renamed, two widened");
    show(ShopTablesV2Sync.sync(engine, options));

    title("A third version that would lose data: refused before the first statement");
    try {
      ShopTablesV3Sync.sync(engine, options);
      throw new IllegalStateException("The third version was not refused.");
    } catch (SyncFailedException refused) {
      show(refused.report());
    }
    closing(lake);
  }

  private void title(String text) {
    step++;
    String title = step + ". " + text;
    out.println((step == 1 ? "" : "\n\n") + title + "\n" + "#".repeat(title.length()));
  }

  private void show(SyncReport report) {
    out.println("\n" + report.diffText());
    String statements = report.plannedSql();
    if (!statements.isEmpty()) {
      out.println("\nSQL\n===\n\n" + SqlLayout.wrap(statements));
    }
    out.println("\n" + report.toText());
  }

  private void closing(Path lake) {
    Path here = Path.of("").toAbsolutePath();
    Path there = lake.toAbsolutePath().normalize();
    out.println(
        "\n\nThe tables lie in " + (there.startsWith(here) ? here.relativize(there) : there));
    if (firstTable.committed()) {
      long started = ManagementFactory.getRuntimeMXBean().getStartTime();
      out.printf(
          Locale.ROOT,
          "First table committed %.2f s after the JVM started%n",
          (firstTable.committedAt() - started) / 1000.0);
    }
  }
}
