package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.problem.ProblemCode;
import io.recordlake.model.problem.StructureProblem;
import io.recordlake.planning.rule.PlanningProblem;
import io.recordlake.processor.report.UsageProblem;
import io.recordlake.processor.testing.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each code that a record can have is shown by a fixture, and the examples in the docs are real.
 */
class FixtureCoverageTest {

  /** No annotation can say this; the builders of run-time declarations can. */
  private static final Set<ProblemCode> NOT_DECLARABLE =
      Set.of(
          StructureProblem.EMPTY_KEY,
          PlanningProblem.PROPERTY_NOT_MANAGED,
          PlanningProblem.REFERENCED_TABLE_UNKNOWN);

  /** Needs more than one source file; tests of their own show these. */
  private static final Set<ProblemCode> SHOWN_ELSEWHERE =
      Set.of(
          UsageProblem.MODEL_NOT_VISIBLE,
          UsageProblem.INTERNAL_ERROR,
          UsageProblem.NOT_WRITTEN,
          UsageProblem.MEMBER_WITHOUT_TABLE_CLASS);

  private static final Pattern EXAMPLE =
      Pattern.compile("\\| (RL[12]\\d{3}) \\| [^|]+ \\| `([^`]+)` \\| .*");

  @Test
  void eachCodeHasAFixture() {
    Set<String> expected =
        Stream.<ProblemCode[]>of(
                StructureProblem.values(), PlanningProblem.values(), UsageProblem.values())
            .flatMap(Stream::of)
            .filter(code -> !NOT_DECLARABLE.contains(code) && !SHOWN_ELSEWHERE.contains(code))
            .map(ProblemCode::id)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(errors().map(error -> error.code().replace("warning ", "")))
        .containsAll(expected)
        .filteredOn(code -> code.startsWith("RL"))
        .allMatch(expected::contains);
  }

  @Test
  void eachExampleInTheDocumentationIsOfAFixture() throws IOException {
    Set<String> real = errors().map(Fixture.Expected::unlocated).collect(Collectors.toSet());
    int examples = 0;
    for (String line : Files.readAllLines(Path.of("..", "docs", "errors.md"))) {
      Matcher example = EXAMPLE.matcher(line);
      if (example.matches()) {
        examples++;
        assertThat(real).contains(example.group(1) + " " + example.group(2));
      }
    }
    assertThat(examples).isGreaterThan(60);
  }

  private static Stream<Fixture.Expected> errors() {
    return Fixture.all().stream().flatMap(fixture -> fixture.expected().stream());
  }
}
