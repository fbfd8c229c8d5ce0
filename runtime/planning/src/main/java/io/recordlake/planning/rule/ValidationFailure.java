package io.recordlake.planning.rule;

import java.util.List;

/**
 * Why a difference may not be resolved.
 *
 * @param rule the rule that refuses it, such as {@code NonNullableColumnAdd}
 * @param subject what the refusal is about, such as a column; empty for the table itself
 * @param message what is wrong, why, and the way out
 * @param details further lines, such as each refused difference
 */
public record ValidationFailure(String rule, String subject, String message, List<String> details) {
  /** Copies the details. */
  public ValidationFailure {
    details = List.copyOf(details);
  }

  /** A failure without further lines. */
  public static ValidationFailure of(String rule, String subject, String message) {
    return new ValidationFailure(rule, subject, message, List.of());
  }
}
