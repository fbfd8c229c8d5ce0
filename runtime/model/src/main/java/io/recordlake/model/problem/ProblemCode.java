package io.recordlake.model.problem;

/**
 * The stable code of a kind of problem. All codes of a module stand in one enum; {@code
 * docs/errors.md} has a line for each.
 */
public interface ProblemCode {
  /** The code that users see and search for, such as {@code RL1203}. */
  String id();
}
