package io.recordlake.planning.change;

import java.util.List;

/**
 * One difference in words.
 *
 * @param kind what part of the table differs
 * @param operation whether something comes, goes or becomes other
 * @param subject what differs, such as a column's name
 * @param details phrases that say how; may be empty
 */
public record Change(
    ChangeKind kind, ChangeOperation operation, String subject, List<String> details) {
  /** Copies the phrases. */
  public Change {
    details = List.copyOf(details);
  }

  static Change add(ChangeKind kind, String subject, String... details) {
    return new Change(kind, ChangeOperation.ADD, subject, List.of(details));
  }

  static Change remove(ChangeKind kind, String subject) {
    return new Change(kind, ChangeOperation.REMOVE, subject, List.of());
  }

  static Change change(ChangeKind kind, String subject, String... details) {
    return new Change(kind, ChangeOperation.CHANGE, subject, List.of(details));
  }

  /** The phrases as one text. */
  public String detail() {
    return String.join(" ", details);
  }

  /** The difference as one line, such as {@code ~ id Integer → Long}. */
  public String line() {
    String head = operation.symbol() + " " + subject;
    return details.isEmpty() ? head : head + " " + detail();
  }
}
