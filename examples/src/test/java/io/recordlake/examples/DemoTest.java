package io.recordlake.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoTest {
  @TempDir Path lake;

  @Test
  void tellsTheWholeStory() {
    String text = run();

    assertThat(text)
        .containsSubsequence(
            "1. The eight tables of TPC-H, with their keys\n",
            "dev.tpch.lineitem  (CREATE)\n",
            "CREATE TABLE `dev`.`tpch`.`region` (\n",
            "8 tables: 8 applied",
            "2. A shop, in its first version\n",
            "4 tables: 4 applied",
            "3. The shop once more: nothing to do\n",
            "dev.shop.orders\n  (no changes)\n",
            "4 tables: 4 unchanged",
            "4. The shop's second version: a column added, one renamed, two widened\n",
            "ALTER TABLE `dev`.`shop`.`orders` RENAME COLUMN `placed_at` TO `ordered_at`;\n",
            "4 tables: 2 applied, 2 unchanged",
            "5. A third version that would lose data: refused before the first statement\n",
            "dev.shop.orders  (REJECTED — no SQL planned)\n",
            "    Validation failed: NonNullableColumnAdd - Column \"gift\" ",
            "    Validation failed: ColumnDropNotDeclared - Column \"coupon_code\" ",
            "    Validation failed: NonWideningColumnTypeChange - Column \"weight_grams\" ",
            "4 tables: 2 unchanged, 2 not planned",
            "The tables lie in " + lake + "\n",
            "First table committed ",
            " s after the JVM started\n");
  }

  @Test
  void plansNothingOverTheTablesOfAnEarlierRun() {
    run();

    String text = run();

    assertThat(text)
        .containsSubsequence(
            "1. The eight tables of TPC-H, with their keys\n",
            "8 tables: 8 unchanged",
            "The shop has left its first version behind: the demo goes on from there.\n",
            "2. The shop's second version: a column added, one renamed, two widened\n",
            "4 tables: 4 unchanged",
            "3. A third version that would lose data: refused before the first statement\n",
            "4 tables: 2 unchanged, 2 not planned")
        .doesNotContain("SQL\n===", "CREATE TABLE", "ALTER TABLE", "First table committed");
  }

  private String run() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Demo.run(lake, new PrintStream(bytes, false, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
