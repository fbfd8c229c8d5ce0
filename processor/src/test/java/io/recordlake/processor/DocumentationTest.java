package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import io.recordlake.model.json.JsonProblem;
import io.recordlake.model.problem.ProblemCode;
import io.recordlake.model.problem.StructureProblem;
import io.recordlake.planning.document.DocumentProblem;
import io.recordlake.planning.rule.PlanningProblem;
import io.recordlake.processor.report.UsageProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the documentation to what the processor says and writes. */
class DocumentationTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Path GOLDENS = Path.of("src/test/goldens/shop");

  /**
   * The part of a row behind its code: cause, example and way out, of which the example may lack.
   */
  private static final String ROW_OF_A_CODE = "\\| %s \\| \\S.* \\|.*\\| \\S.* \\|";

  @Test
  void eachCodeIsOneLineOfTheErrors() throws IOException {
    List<String> codes = codes().map(ProblemCode::id).toList();
    List<String> lines = Files.readAllLines(DOCS.resolve("errors.md"));

    assertThat(codes).hasSizeGreaterThan(90).doesNotHaveDuplicates();
    for (String code : codes) {
      assertThat(lines.stream().filter(line -> line.matches(ROW_OF_A_CODE.formatted(code))))
          .as(code)
          .hasSize(1);
    }
    assertThat(lines.stream().filter(line -> line.startsWith("| RL"))).hasSize(codes.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "input/Customer.java",
        "expected/shop/CustomerTable.java",
        "expected/shop/ShopTablesSync.java",
        "expected/META-INF/recordlake/tables/shop.Customer.json",
        "expected/META-INF/recordlake/registries/shop.ShopTables.json"
      })
  void thePageOfGeneratedCodeShowsTheGolden(String golden) throws IOException {
    assertThat(Files.readString(DOCS.resolve("generated-code.md")))
        .contains("\n" + Files.readString(GOLDENS.resolve(golden)).stripTrailing() + "\n```");
  }

  @Test
  void thePageOfAnnotationsNamesEachAttribute() throws IOException {
    String page = Files.readString(DOCS.resolve("annotations.md"));

    for (Class<?> annotation :
        List.of(DeltaTable.class, Column.class, ForeignKey.class, Property.class)) {
      for (var attribute : annotation.getDeclaredMethods()) {
        assertThat(page).as(annotation.getSimpleName()).contains(attribute.getName());
      }
    }
    for (var property : DeltaProperty.values()) {
      assertThat(page).contains("`" + property.name() + "` | `" + property.key() + "`");
    }
  }

  private static Stream<ProblemCode> codes() {
    return Stream.<ProblemCode[]>of(
            StructureProblem.values(),
            PlanningProblem.values(),
            DocumentProblem.values(),
            JsonProblem.values(),
            UsageProblem.values())
        .flatMap(Stream::of);
  }
}
