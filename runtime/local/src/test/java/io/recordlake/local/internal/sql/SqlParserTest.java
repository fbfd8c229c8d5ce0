package io.recordlake.local.internal.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonParser;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.type.ScalarType;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqlParserTest {

  private static final Path CASES = Path.of("..", "conformance", "cases");
  private static final QualifiedName NAME = QualifiedName.parse("c.s.t");

  @Test
  void readsACreationWhole() {
    assertThat(
            SqlParser.parse(
                "CREATE TABLE `C`.`s`.`T` (`a``b` BIGINT NOT NULL COMMENT 'it\\'s', `x` DATE,"
                    + " CONSTRAINT `Pk` PRIMARY KEY (`a``b`)) USING delta COMMENT 'c'"
                    + " TBLPROPERTIES ('k'='v', 'l'='') PARTITIONED BY (`x`) CLUSTER BY (`a``b`,"
                    + " `x`)"))
        .isEqualTo(
            new Statement.CreateTable(
                NAME,
                List.of(
                    new ColumnDefinition("a`b", ScalarType.LONG, false, "it's"),
                    new ColumnDefinition("x", ScalarType.DATE, true, "")),
                new PrimaryKeyClause("Pk", List.of("a`b")),
                "c",
                Map.of("k", "v", "l", ""),
                List.of("x"),
                List.of("a`b", "x")));
  }

  @Test
  void readsKeywordsInAnyCase() {
    assertThat(SqlParser.parse("alter Streaming table `c`.`s`.`t` unset tags ('A')"))
        .isEqualTo(new Statement.AlterTable(NAME, true, new TableChange.UnsetTags(List.of("A"))));
  }

  @Test
  void readsAForeignKey() {
    assertThat(
            SqlParser.parse(
                "ALTER TABLE `c`.`s`.`t` ADD FOREIGN KEY (`a`, `b`) REFERENCES `c`.`s`.`P` (`x`,"
                    + " `y`)"))
        .isEqualTo(
            new Statement.AlterTable(
                NAME,
                false,
                new TableChange.AddForeignKey(
                    null, List.of("a", "b"), QualifiedName.parse("c.s.p"), List.of("x", "y"))));
  }

  /** The cases' statements are those that the compiler makes; the conformance suite says so. */
  @Test
  void readsEveryStatementOfTheCases() throws IOException {
    Set<String> statements = new TreeSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(CASES, "*.json")) {
      for (Path file : files) {
        collect(JsonParser.parse(Files.readString(file)), statements);
      }
    }
    assertThat(statements).hasSizeGreaterThan(600);
    for (String statement : statements) {
      assertThat(SqlParser.parse(statement)).as(statement).isNotNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ALTER TABLE `c`.`s`.`t`",
        "ALTER TABLE `c`.`s`.`t` SET TAGS ('a'='b');",
        "ALTER TABLE `c`.`s` SET TAGS ('a'='b')",
        "ALTER TABLE c.s.t SET TAGS ('a'='b')",
        "ALTER TABLE `c`.`s`.`t` SET TAGS ()",
        "ALTER TABLE `c`.`s`.`t` SET TAGS ('a'='b",
        "ALTER TABLE `c`.`s`.`t` ALTER COLUMN `c` UNSET COMMENT",
        "ALTER TABLE `c`.`s`.`t` DROP CONSTRAINT `x`",
        "CREATE TABLE IF NOT EXISTS `c`.`s`.`t` (`a` INT) USING delta",
        "CREATE TABLE `c`.`s`.`t` (`a` INT) USING parquet",
        "CREATE TABLE `c`.`s`.`t` () USING delta",
        "CREATE TABLE `c`.`s`.`t` (`a` INTERVAL) USING delta",
        "CREATE TABLE `c`.`s`.`t` (`a` MAP<MAP<INT,INT>,INT>) USING delta",
        "CREATE TABLE `c`.`s`.`t` (`a` DECIMAL(99999999999,0)) USING delta",
        "DROP TABLE `c`.`s`.`t`",
        "SELECT 1"
      })
  void readsNothingElse(String sql) {
    assertThatThrownBy(() -> SqlParser.parse(sql)).isInstanceOf(SqlSyntaxException.class);
  }

  @Test
  void saysWhereItStoppedReading() {
    assertThatThrownBy(() -> SqlParser.parse("ALTER TABLE `c`.`s`.`t`\nOPTIMIZE ('a'='b')"))
        .hasMessageStartingWith("The statement does not read at 'OPTIMIZE' (line 2, position 0): ");
  }

  private static void collect(Json node, Set<String> statements) {
    for (String field : List.of("sql", "executed")) {
      Json value = node.get(field);
      if (value != null) {
        for (Json statement : value.elements()) {
          String text = statement.text();
          if (text != null && isStatement(text)) {
            statements.add(text);
          }
        }
      }
    }
    node.fields().values().forEach(child -> collect(child, statements));
    node.elements().forEach(child -> collect(child, statements));
  }

  private static boolean isStatement(String text) {
    return text.startsWith("CREATE ") || text.startsWith("ALTER ") || text.startsWith("COMMENT ");
  }
}
