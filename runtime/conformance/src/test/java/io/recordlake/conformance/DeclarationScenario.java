package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.document.DeclarationReading;
import io.recordlake.planning.document.DocumentProblem;
import io.recordlake.planning.lowering.Declarations;
import java.util.ArrayList;
import java.util.List;

/**
 * Scenarios of declarations that cannot be made. All problems of a declaration are reported; which
 * they are is another test's matter. A problem of kind {@code type} is one of the document, where a
 * value of another kind stands. One of kind {@code value} may be any: what one language finds in a
 * value, another finds in its type.
 */
final class DeclarationScenario {
  private DeclarationScenario() {}

  static List<String> differences(Scenario scenario) {
    Differences differences = new Differences();
    String kind = scenario.expect().path("declaration_error").path("kind").asText();
    List<Problem> problems = problems(scenario);
    if (problems.stream().noneMatch(problem -> isOf(kind, problem))) {
      differences.add("no problem of kind " + kind + " among " + problems);
    }
    return differences.found();
  }

  /** Every problem of the table that the scenario is about. */
  static List<Problem> problems(Scenario scenario) {
    JsonNode declared = scenario.json().path("declared");
    DeclarationReading reading = Documents.declaration(declared);
    List<Problem> problems = new ArrayList<>(reading.problems());
    TableDeclaration declaration = reading.declaration();
    if (declaration != null) {
      problems.addAll(Declarations.judge(declaration, scenario::parent).problems());
    }
    return problems;
  }

  private static boolean isOf(String kind, Problem problem) {
    return switch (kind) {
      case "value" -> true;
      case "type" -> problem.code() == DocumentProblem.WRONG_KIND;
      default -> false;
    };
  }
}
