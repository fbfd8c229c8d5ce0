package io.recordlake.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SqlLayoutTest {
  @Test
  void givesEachColumnItsLineAndLeavesTextAndTypesWhole() {
    String sql =
        "CREATE TABLE `a`.`b`.`c` (`id (x, y)` BIGINT NOT NULL, `s` STRUCT<`f`: DECIMAL(5,2), `g`:"
            + " INT> COMMENT 'it\\'s (a, b', PRIMARY KEY (`id`, `s`)) USING delta COMMENT 'x, y'"
            + " TBLPROPERTIES ('k'='v', 'l'='w')";

    assertThat(SqlLayout.wrap("-- a.b.c\n" + sql + ";"))
        .isEqualTo(
            """
            -- a.b.c
            CREATE TABLE `a`.`b`.`c` (
                `id (x, y)` BIGINT NOT NULL,
                `s` STRUCT<`f`: DECIMAL(5,2), `g`: INT> COMMENT 'it\\'s (a, b',
                PRIMARY KEY (`id`, `s`))
              USING delta COMMENT 'x, y' TBLPROPERTIES ('k'='v', 'l'='w');\
            """);
  }

  @Test
  void leavesShortStatementsOnTheirLine() {
    assertThat(SqlLayout.wrap("CREATE TABLE `a` (`b` INT);"))
        .isEqualTo("CREATE TABLE `a` (`b` INT);");
  }
}
