package io.recordlake.processor;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.ProblemCode;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.relationship.ForeignKeyProblem;
import io.recordlake.planning.relationship.ForeignKeyReason;
import io.recordlake.planning.relationship.Relationships;
import io.recordlake.planning.rule.PlanningProblem;
import io.recordlake.processor.declare.RegistryReader.Member;
import io.recordlake.processor.declare.RegistryReader.ReadRegistry;
import io.recordlake.processor.declare.TypeText;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold across the tables of a registry. */
final class RegistryRules {

  private final ReadRegistry registry;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<QualifiedName, Member> members = new LinkedHashMap<>();
  private final List<DesiredTable> tables = new ArrayList<>();
  private final Set<String> brokenNames = new HashSet<>();

  private RegistryRules(ReadRegistry registry) {
    this.registry = registry;
  }

  /**
   * What is wrong, each at the class literal of a member.
   *
   * @param refused the tables of members of which something else is wrong
   */
  static List<Finding> judge(
      ReadRegistry registry, Map<Member, TableOutcome> outcomes, Set<String> refused) {
    RegistryRules rules = new RegistryRules(registry);
    rules.brokenNames.addAll(refused);
    rules.collect(outcomes);
    rules.checkReferences();
    return rules.findings;
  }

  private void collect(Map<Member, TableOutcome> outcomes) {
    Map<String, Member> byName = new HashMap<>();
    outcomes.forEach(
        (member, outcome) -> {
          String name = outcome.tableName();
          Member earlier = name.isEmpty() ? null : byName.putIfAbsent(name, member);
          DesiredTable table = outcome.table();
          if (earlier != null) {
            report(
                UsageProblem.DUPLICATE_TABLE,
                member,
                TypeText.shortName(member.type())
                    + " and "
                    + TypeText.shortName(earlier.type())
                    + " both declare the table "
                    + name,
                "Give one of them another name, or list only one of them.");
          } else if (table == null) {
            brokenNames.add(name);
          } else {
            members.put(table.name(), member);
            tables.add(table);
          }
        });
  }

  private void checkReferences() {
    Relationships relationships = Relationships.resolve(tables);
    Cycles cycles = new Cycles(relationships);
    members.forEach(
        (name, member) -> {
          for (ForeignKeyProblem problem : relationships.problems(name)) {
            check(problem, member, cycles);
          }
        });
  }

  private void check(ForeignKeyProblem problem, Member member, Cycles cycles) {
    DesiredForeignKey key = problem.key();
    if (problem.reason() == ForeignKeyReason.UNRESOLVABLE_REFERENCE
        && brokenNames.contains(key.references().toString())) {
      return; // it is listed, and what is wrong with it has been said
    }
    if (problem.reason() == ForeignKeyReason.CYCLE
        && !cycles.isNew(problem.owner(), key.references())) {
      return;
    }
    if (problem.reason() == ForeignKeyReason.UNRESOLVABLE_REFERENCE) {
      report(
          UsageProblem.REFERENCE_OUTSIDE_REGISTRY,
          member,
          subject(problem, member) + " leaves the registry",
          "List the record of " + key.references() + " too, or remove the key.");
      return;
    }
    report(
        code(problem.reason()),
        member,
        subject(problem, member) + " cannot be applied: " + problem.cause(),
        problem.remedy());
  }

  private static String subject(ForeignKeyProblem problem, Member member) {
    return "the foreign key " + problem.label() + " of " + TypeText.shortName(member.type());
  }

  private static ProblemCode code(ForeignKeyReason reason) {
    return switch (reason) {
      case UNRESOLVABLE_REFERENCE -> UsageProblem.REFERENCE_OUTSIDE_REGISTRY;
      case REFERENCED_COLUMNS_NOT_A_KEY, REFERENCED_COLUMN_CASE_MISMATCH ->
          PlanningProblem.REFERENCED_COLUMNS_NOT_THE_KEY;
      case REFERENCED_COLUMN_TYPE_MISMATCH -> PlanningProblem.FOREIGN_KEY_TYPE;
      case CYCLE -> UsageProblem.FOREIGN_KEY_CYCLE;
      case BLOCKED_BY_FAILED_DEPENDENCY ->
          throw new IllegalArgumentException("Only a run blocks tables.");
    };
  }

  private void report(ProblemCode code, Member member, String message, String remedy) {
    findings.add(
        new Finding(code, registry.name().shortName(), message, remedy, member.location()));
  }
}
