package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What other writers of a table stored survives, and is respected. */
class ForeignWritersTest {

  @TempDir Path root;

  @BeforeEach
  void createTable() {
    Lake.in(root)
        .run(
            "CREATE TABLE T! (`id` BIGINT, `n` INT) USING delta",
            "ALTER TABLE T! SET TAGS ('a'='1')",
            "ALTER TABLE T! SET TAGS ('b'='2')");
  }

  @Test
  void ignoresTheFactsOfACopiedTable() throws IOException {
    Path copy = Files.createDirectories(root.resolve("dev/shop/copy/_delta_log"));
    for (long version = 0; version <= 2; version++) {
      Files.copy(commit(version), copy.resolve(commit(version).getFileName()));
    }

    assertThat(Lake.in(root).table("dev.shop.copy").facts()).isEqualTo(TableFacts.NONE);
  }

  @Test
  void seesWhatAnotherWriterCommitted() throws IOException {
    Lake lake = Lake.in(root);
    assertThat(lake.orders().comment()).isEmpty();
    String text =
        Files.readString(commit(2)).replace("\"format\"", "\"description\":\"theirs\",\"format\"");
    Files.writeString(commit(3), text, StandardOpenOption.CREATE_NEW);

    assertThat(lake.orders().comment()).isEqualTo("theirs");
    lake.run("ALTER TABLE T! SET TAGS ('c'='3')");
    assertThat(lake.orders().comment()).isEqualTo("theirs");
    assertThat(lake.orders().tags()).isEqualTo(Map.of("a", "1", "b", "2", "c", "3"));
  }

  @Test
  void keepsWhatOtherWritersStoredWithColumns() throws IOException {
    rewriteSchema("\\\"metadata\\\":{}", "\\\"metadata\\\":{\\\"theirs\\\":[1,{\\\"a\\\":null}]}");
    Lake lake = Lake.in(root);
    lake.run("ALTER TABLE T! ALTER COLUMN `n` COMMENT 'ours'");

    assertThat(Objects.requireNonNull(lake.table("dev.shop.orders").column("n")).metadata())
        .containsOnlyKeys("theirs", "comment")
        .hasToString("{theirs=[1,{\"a\":null}], comment=\"ours\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"N > 0", "(n)>0", "`n` is not null"})
  void keepsColumnsThatACheckConstraintNames(String expression) throws IOException {
    map();
    Files.writeString(
        commit(4),
        Files.readString(commit(3))
            .replace(
                "\"configuration\":{",
                "\"configuration\":{\"delta.constraints.positive\":\"" + expression + "\","));

    Lake lake = Lake.in(root);
    for (String statement : new String[] {"RENAME COLUMN `n` TO `m`", "DROP COLUMN `n`"}) {
      assertThat(lake.condition("ALTER TABLE T! " + statement))
          .isEqualTo(Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE);
    }
    lake.run("ALTER TABLE T! RENAME COLUMN `id` TO `key`");
    assertThat(lake.table("dev.shop.orders").metadata().property("delta.constraints.positive"))
        .isEqualTo(expression);
  }

  @Test
  void keepsColumnsThatAGeneratedColumnNames() throws IOException {
    map();
    String text = Files.readString(commit(3));
    Files.writeString(
        commit(4),
        text.replace(
            "\\\"name\\\":\\\"n\\\",\\\"type\\\":\\\"integer\\\",\\\"nullable\\\":true,\\\"metadata\\\":{",
            "\\\"name\\\":\\\"n\\\",\\\"type\\\":\\\"integer\\\",\\\"nullable\\\":true,\\\"metadata\\\":{"
                + "\\\"delta.generationExpression\\\":\\\"id + 1\\\","));

    assertThat(Lake.in(root).condition("ALTER TABLE T! DROP COLUMN `id`"))
        .isEqualTo(Condition.DELTA_GENERATED_COLUMNS_DEPENDENT_COLUMN_CHANGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {".1b9d6bcd.tmp", "_last_checkpoint", "00000000000000000002.crc"})
  void ignoresWhatIsNoCommit(String name) throws IOException {
    Files.writeString(commit(0).resolveSibling(name), "{\"half");
    Lake.in(root).run("ALTER TABLE T! SET TAGS ('c'='3')");

    assertThat(Lake.in(root).orders().tags()).isEqualTo(Map.of("a", "1", "b", "2", "c", "3"));
  }

  @Test
  void hidesKeysAndTagsOfColumnsThatAnotherWriterRenamed() throws IOException {
    Lake.in(root)
        .run(
            "ALTER TABLE T! ALTER COLUMN `id` SET NOT NULL",
            "ALTER TABLE T! ADD CONSTRAINT `pk` PRIMARY KEY (`id`)",
            "ALTER TABLE T! ADD CONSTRAINT `fk` FOREIGN KEY (`id`) REFERENCES T! (`id`)",
            "ALTER TABLE T! ALTER COLUMN `id` SET TAGS ('pii'='true')");
    Files.writeString(
        commit(7),
        Files.readString(commit(6)).replace("\\\"name\\\":\\\"id\\\"", "\\\"name\\\":\\\"key\\\""));

    Lake lake = Lake.in(root);
    assertThat(lake.orders().primaryKey()).isNull();
    assertThat(lake.orders().foreignKeys()).isEmpty();
    assertThat(lake.orders().columns().get(0).tags()).isEmpty();
  }

  private void map() {
    Lake.in(root).run("ALTER TABLE T! SET TBLPROPERTIES ('delta.columnMapping.mode'='name')");
  }

  private void rewriteSchema(String from, String to) throws IOException {
    Files.writeString(commit(3), Files.readString(commit(2)).replace(from, to));
  }

  private Path commit(long version) {
    return root.resolve(
        String.format(Locale.ROOT, "dev/shop/orders/_delta_log/%020d.json", version));
  }
}
