package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.table.InboundReference;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.RuleName;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Safety of changes to keys. */
final class KeySafety {
  private KeySafety() {}

  /**
   * A foreign key of the table itself that the same plan drops does not keep the primary key. A key
   * that another table would drop in the same run does: nobody promises that it is gone by then.
   */
  static List<ValidationFailure> primaryKeyReferenced(TableDrift drift, PlanOptions options) {
    Set<Identifier> dropped =
        drift.actions().stream()
            .filter(DropForeignKey.class::isInstance)
            .map(action -> ((DropForeignKey) action).name())
            .collect(Collectors.toSet());
    List<InboundReference> left =
        drift.observed().inboundReferences().stream()
            .filter(
                reference ->
                    !(reference.table().equals(drift.name())
                        && dropped.contains(reference.constraint())))
            .toList();
    if (left.isEmpty()) {
      return List.of();
    }
    String who =
        left.stream()
            .map(reference -> reference.constraint() + " of " + reference.table())
            .collect(Collectors.joining(", "));
    return Found.inActions(
        drift,
        DropPrimaryKey.class,
        drop ->
            RuleName.PRIMARY_KEY_REFERENCED_BY_FOREIGN_KEYS.failure(
                "",
                "The primary key \""
                    + drop.name()
                    + "\" cannot be dropped while foreign keys reference it: "
                    + who
                    + ". Sync those tables without these keys first."));
  }
}
