package io.recordlake.model.json;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not JSON that we read, or a value is not one that we write.
 *
 * <p>The first line of the message stands alone: code, position if there is one, and what is wrong.
 */
public final class JsonException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final JsonProblem problem;
  private final String detail;
  private final transient @Nullable JsonPosition position;

  JsonException(JsonProblem problem, String detail) {
    this(problem, detail, null);
  }

  JsonException(JsonProblem problem, String detail, @Nullable JsonPosition position) {
    super(text(problem, detail, position));
    this.problem = problem;
    this.detail = detail;
    this.position = position;
  }

  /** The kind of problem, with its stable code. */
  public JsonProblem problem() {
    return problem;
  }

  /** Where in the text, or null when a value was refused that was not read from one. */
  public @Nullable JsonPosition position() {
    return position;
  }

  /** The same refusal, at a place in a text. */
  JsonException at(JsonPosition place) {
    return new JsonException(problem, detail, place);
  }

  private static String text(JsonProblem problem, String detail, @Nullable JsonPosition position) {
    String subject = position == null ? "JSON" : position.toString();
    return "[" + problem.id() + "] " + subject + ": " + detail + ".\n" + problem.remedy();
  }
}
