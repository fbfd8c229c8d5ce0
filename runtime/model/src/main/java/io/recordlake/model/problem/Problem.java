package io.recordlake.model.problem;

/**
 * One thing that is wrong with a declaration.
 *
 * <p>Rules return lists of problems; who shows them decides how.
 *
 * @param code the kind of problem
 * @param place where in the declaration
 * @param message what is wrong, with the concrete value, as a clause without a subject
 * @param remedy the way out, as a sentence
 */
public record Problem(ProblemCode code, Place place, String message, String remedy) {
  /** Keeps message and remedy on one line each, whatever text of the declaration they quote. */
  public Problem {
    message = OneLine.of(message);
    remedy = OneLine.of(remedy);
  }

  /** A problem with these parts. */
  public static Problem of(ProblemCode code, Place place, String message, String remedy) {
    return new Problem(code, place, message, remedy);
  }

  /** The same problem, seen from further out. */
  public Problem under(Place outer) {
    return new Problem(code, place.under(outer), message, remedy);
  }

  /**
   * The problem as two lines, the first of which stands alone: {@code [RL1203] subject: message.}
   *
   * @param subject what the problem is about, in the reader's words
   */
  public String render(String subject) {
    return "[" + code.id() + "] " + subject + ": " + message + ".\n" + remedy;
  }
}
