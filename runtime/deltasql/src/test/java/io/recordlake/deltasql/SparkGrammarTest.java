package io.recordlake.deltasql;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.type.ScalarType;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SparkGrammarTest {
  private static final Path CASES = Path.of("..", "conformance", "cases");

  static Stream<String> goldens() {
    return Stream.of(GoldenStatements.TABLE, GoldenStatements.STREAMING_TABLE)
        .flatMap(List::stream)
        .map(Map.Entry::getValue);
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void sparkTakesEachStatement(String sql) {
    assertAccepted(sql);
  }

  @Test
  void sparkTakesSharedStatements() {
    List<Action> actions =
        List.of(
            new SetTableTag("a", "1", null),
            new SetTableTag("b", "it's", null),
            new UnsetTableTag("c"),
            new UnsetTableTag("d"),
            new AddColumn(DesiredColumn.nullable("a", ScalarType.VARIANT)),
            new AddColumn(DesiredColumn.nullable("b", ScalarType.DATE).withComment("x")),
            new SetColumnTag(Identifier.of("a`b"), "pii", "\\", null),
            new SetColumnTag(Identifier.of("a`b"), "z", "", null),
            new SetColumnComment(Identifier.of("a"), "(TAGS (", ""),
            new SetColumnComment(Identifier.of("b"), "", "x"));
    List<String> statements = Plans.coalesced(RelationKind.TABLE, actions);
    assertThat(statements).hasSize(5);
    statements.forEach(SparkGrammarTest::assertAccepted);
  }

  /** The cases' statements are those that the compiler makes; the conformance suite says so. */
  @Test
  void sparkTakesEveryStatementOfTheCases() throws IOException {
    Set<String> statements = new TreeSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(CASES, "*.json")) {
      for (Path file : files) {
        collect(new ObjectMapper().readTree(file.toFile()), statements);
      }
    }
    assertThat(statements).hasSizeGreaterThan(600);
    statements.forEach(SparkGrammarTest::assertAccepted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ALTER STREAMING TABLE `c`.`s`.`t` ALTER COLUMN `a` COMMENT 'x'",
        "ALTER TABLE `c`.`s`.`t` SET TAGS ('k'='v')",
        "ALTER TABLE `c`.`s`.`t` UNSET TAGS ('k')",
        "ALTER TABLE `c`.`s`.`t` ALTER COLUMN `a` SET TAGS ('k'='v')",
        "ALTER TABLE `c`.`s`.`t` ALTER COLUMN `a` UNSET TAGS ('k')",
        "ALTER TABLE `c`.`s`.`t` DROP PRIMARY KEY IF EXISTS"
      })
  void theFormsThatSparkDoesNotKnowAreStillUnknown(String sql) {
    assertThat(SparkGrammar.complaint(sql)).isNotNull();
    assertAccepted(sql);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ALTER TABLE `c`.`s`.`t` ADD COLUMN `a`",
        "ALTER TABLE `c`.`s`.`t` SET TAGS ('k'='v',)",
        "ALTER TABLE `c`.`s`.`t` ALTER COLUMN `a` UNSET TAGS 'k'",
        "COMMENT ON TABLE `c`.`s`.`t` IS 'it's'",
        "CREATE TABLE `c`.`s`.`t` () USING delta"
      })
  void sparkRefusesWhatIsNoStatement(String sql) {
    assertThat(SparkGrammar.complaint(SparkGrammar.known(sql))).isNotNull();
  }

  private static void assertAccepted(String sql) {
    assertThat(SparkGrammar.complaint(SparkGrammar.known(sql))).as(sql).isNull();
  }

  private static void collect(JsonNode node, Set<String> statements) {
    for (String field : List.of("sql", "executed")) {
      if (node.path(field).isArray()) {
        node.path(field).forEach(sql -> statements.add(sql.asText()));
      }
    }
    List<JsonNode> children = new ArrayList<>();
    node.forEach(children::add);
    children.forEach(child -> collect(child, statements));
  }
}
