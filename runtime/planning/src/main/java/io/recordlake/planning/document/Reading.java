package io.recordlake.planning.document;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Collects the problems of one document while it is read. */
final class Reading {
  private final List<Problem> problems = new ArrayList<>();
  private boolean shapeBroken;

  List<Problem> problems() {
    return problems;
  }

  /** Whether a part of the document could not be understood. */
  boolean isShapeBroken() {
    return shapeBroken;
  }

  void report(DocumentProblem code, Place place, String message, String remedy) {
    shapeBroken = true;
    problems.add(Problem.of(code, place, message, remedy));
  }

  /** Reports a text that is not one of those that can stand there; the shape is right. */
  void reportValue(Place place, String message, String remedy) {
    problems.add(Problem.of(DocumentProblem.UNKNOWN_VALUE, place, message, remedy));
  }

  /** The built value, or null when it breaks a rule of the model; each problem is collected. */
  <T> @Nullable T attempt(Place place, Supplier<T> builder) {
    try {
      return builder.get();
    } catch (InvalidDeclarationException e) {
      e.problems().forEach(problem -> problems.add(problem.under(place)));
      return null;
    }
  }
}
