package io.recordlake.planning.relationship;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import java.util.stream.Collectors;

/**
 * A foreign key that cannot be applied.
 *
 * @param owner the table that declares the key
 * @param key the key
 * @param reason why not
 * @param cause why not, with the concrete names: the end of a sentence, without its period
 * @param remedy the way out, in whole sentences
 */
public record ForeignKeyProblem(
    QualifiedName owner,
    DesiredForeignKey key,
    ForeignKeyReason reason,
    String cause,
    String remedy) {
  /** The key that waits for a table that has failed. */
  public static ForeignKeyProblem blocked(QualifiedName owner, DesiredForeignKey key) {
    return new ForeignKeyProblem(
        owner,
        key,
        ForeignKeyReason.BLOCKED_BY_FAILED_DEPENDENCY,
        key.references() + " has failed",
        "Resolve its failure, and this table follows.");
  }

  /** Why not, and the way out: the end of a sentence and sentences that follow it. */
  public String explanation() {
    return cause + ". " + remedy;
  }

  /** The key in short: {@code (customer_id) → shop.core.customers}. */
  public String label() {
    return key.columns().stream()
        .map(Identifier::value)
        .collect(Collectors.joining(", ", "(", ") → " + key.references()));
  }
}
