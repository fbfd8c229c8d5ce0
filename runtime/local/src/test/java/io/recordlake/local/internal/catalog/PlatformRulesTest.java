package io.recordlake.local.internal.catalog;

import static io.recordlake.local.internal.catalog.Refusals.CHILD;
import static io.recordlake.local.internal.catalog.Refusals.CHILD_KEY;
import static io.recordlake.local.internal.catalog.Refusals.LINES;
import static io.recordlake.local.internal.catalog.Refusals.MAPPED;
import static io.recordlake.local.internal.catalog.Refusals.tags;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the platform does that one might not expect. */
class PlatformRulesTest {

  private final Lake lake = Lake.inMemory();

  @Test
  void countsTheColumnTagsOfATable() {
    List<String> columns = new ArrayList<>();
    for (int i = 0; i <= 20; i++) {
      columns.add("`c" + i + "` INT");
    }
    lake.run("CREATE TABLE T! (" + String.join(", ", columns) + ") USING delta");
    for (int i = 0; i < 20; i++) {
      lake.run("ALTER TABLE T! ALTER COLUMN `c" + i + "` SET TAGS (" + tags(50) + ")");
    }

    assertThat(lake.condition("ALTER TABLE T! ALTER COLUMN `c20` SET TAGS ('a'='b')"))
        .isEqualTo(Condition.TAG_LIMIT_EXCEEDED);
  }

  @Test
  void dropsTheKeysOfARenamedColumnAndWhatReferencesThem() {
    lake.run(
        MAPPED,
        CHILD,
        CHILD_KEY,
        "CREATE TABLE `dev`.`other`.`c` (`o` BIGINT) USING delta",
        "ALTER TABLE `dev`.`other`.`c` ADD CONSTRAINT `x` FOREIGN KEY (`o`) REFERENCES T! (`id`)",
        "ALTER TABLE T! ADD COLUMN `parent` BIGINT",
        "ALTER TABLE T! ADD CONSTRAINT `self` FOREIGN KEY (`parent`) REFERENCES T! (`id`)",
        "ALTER TABLE T! RENAME COLUMN `id` TO `order_id`");

    assertThat(lake.table("dev.shop.orders").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.shop.lines").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.other.c").facts()).isEqualTo(TableFacts.NONE);
  }

  @Test
  void dropsOnlyTheForeignKeyOfARenamedLocalColumn() {
    lake.run(
        MAPPED,
        CHILD,
        "ALTER TABLE " + LINES + " SET TBLPROPERTIES ('delta.columnMapping.mode'='name')",
        CHILD_KEY,
        "ALTER TABLE " + LINES + " RENAME COLUMN `order` TO `o`");

    assertThat(lake.table("dev.shop.lines").facts()).isEqualTo(TableFacts.NONE);
    assertThat(lake.table("dev.shop.orders").facts().constraintNames())
        .containsExactly("orders_pk");
  }

  @Test
  void dropsAConstraintByItsExactNameOnly() {
    lake.run(MAPPED, CHILD, CHILD_KEY);

    lake.run("ALTER TABLE " + LINES + " DROP CONSTRAINT IF EXISTS `LINES_FK`");
    assertThat(lake.table("dev.shop.lines").facts().constraintNames()).containsExactly("lines_fk");

    lake.run("ALTER TABLE " + LINES + " DROP CONSTRAINT IF EXISTS `lines_fk`");
    assertThat(lake.table("dev.shop.lines").facts().constraintNames()).isEmpty();
  }

  @Test
  void usesAConstraintNameOncePerSchemaOnly() {
    lake.run(
        MAPPED,
        "CREATE TABLE `dev`.`other`.`x` (`a` INT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY"
            + " (`a`)) USING delta");

    assertThat(lake.table("dev.other.x").facts().constraintNames()).containsExactly("orders_pk");
  }

  @Test
  void allowsSpecialCharactersUnderColumnMapping() {
    lake.run(
        "CREATE TABLE T! (`a b` INT, `s` STRUCT<`x,y`: INT>) USING delta TBLPROPERTIES"
            + " ('delta.columnMapping.mode'='name')");

    assertThat(lake.orders().columns().get(0).name().value()).isEqualTo("a b");
  }

  @Test
  void allowsReservedColumnsWithoutChangeDataFeed() {
    lake.run("CREATE TABLE T! (`_change_type` STRING, `a` INT) USING delta");

    assertThat(lake.orders().columns()).hasSize(2);
  }
}
