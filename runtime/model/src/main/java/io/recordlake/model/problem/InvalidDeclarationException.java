package io.recordlake.model.problem;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a value cannot be built because its declaration breaks a rule. */
public final class InvalidDeclarationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** One problem. */
  public InvalidDeclarationException(Problem problem) {
    this(List.of(problem));
  }

  /**
   * All problems of a declaration.
   *
   * @param problems the problems, in the order of the declaration; at least one
   */
  public InvalidDeclarationException(List<Problem> problems) {
    this("", problems);
  }

  /**
   * All problems of a declaration that has a name.
   *
   * @param subject what was declared, such as a table's name; may be empty
   * @param problems the problems, in the order of the declaration; at least one
   */
  public InvalidDeclarationException(String subject, List<Problem> problems) {
    super(text(subject, problems));
    this.problems = List.copyOf(problems);
  }

  /** The problems, in the order of the declaration. */
  public List<Problem> problems() {
    return problems;
  }

  private static String text(String subject, List<Problem> problems) {
    return problems.stream()
        .map(problem -> problem.render(subject(subject, problem)))
        .collect(Collectors.joining("\n"));
  }

  private static String subject(String declared, Problem problem) {
    String place = problem.place().toString();
    if (declared.isEmpty()) {
      return place.isEmpty() ? "declaration" : place;
    }
    return place.isEmpty() ? declared : declared + " " + place;
  }
}
