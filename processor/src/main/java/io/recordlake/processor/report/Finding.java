package io.recordlake.processor.report;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.ProblemCode;

/**
 * A problem together with what it is about and where it is printed.
 *
 * @param subject record and component in the user's words; the text must locate itself, because
 *     some compilers know no position inside a record
 */
public record Finding(
    ProblemCode code, String subject, String message, String remedy, Location location) {

  /** A problem of a rule, located. */
  public static Finding of(Problem problem, String subject, Location location) {
    return new Finding(problem.code(), subject, problem.message(), problem.remedy(), location);
  }

  /** The text as printed; its first line stands alone. */
  public String text() {
    return "[" + code.id() + "] " + subject + ": " + message + ".\n" + remedy;
  }
}
