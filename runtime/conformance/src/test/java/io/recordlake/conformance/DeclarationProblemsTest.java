package io.recordlake.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.conformance.CaseFiles.CaseFile;
import io.recordlake.model.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Declarations that cannot be made, with the code and the place of each of their problems. The
 * cases only know that there is one.
 */
class DeclarationProblemsTest {
  @Test
  void everyDeclarationHasTheseProblemsAndNoOther() throws IOException {
    List<String> found = new ArrayList<>();
    for (CaseFile file : CaseFiles.own()) {
      if (file.name().equals("declaration")) {
        for (JsonNode json : Objects.requireNonNull(file.content())) {
          Scenario scenario = new Scenario(json);
          for (Problem problem : DeclarationScenario.problems(scenario)) {
            found.add(scenario.id() + " " + problem.code().id() + " " + problem.place());
          }
        }
      }
    }
    assertThat(found).isEqualTo(expected());
  }

  private static List<String> expected() throws IOException {
    try (InputStream lines =
        Objects.requireNonNull(
            DeclarationProblemsTest.class.getResourceAsStream("declaration-problems.txt"))) {
      return new String(lines.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
