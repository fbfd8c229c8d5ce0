package io.recordlake.planning.relationship;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.TableAspect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Judges foreign keys by what the tables of the run declare. No catalog is asked. */
final class ForeignKeyVerdicts {
  private final ReferenceGraph graph;
  private final Components components;
  private final CyclePath cycles;

  ForeignKeyVerdicts(ReferenceGraph graph, Components components) {
    this.graph = graph;
    this.components = components;
    this.cycles = new CyclePath(graph, components);
  }

  /** The keys of a table that cannot be applied, in declared order. */
  List<ForeignKeyProblem> problems(int number) {
    DesiredTable owner = graph.table(number);
    if (!owner.scope().manages(TableAspect.FOREIGN_KEYS)) {
      return List.of();
    }
    List<ForeignKeyProblem> problems = new ArrayList<>();
    for (DesiredForeignKey key : owner.foreignKeys()) {
      ForeignKeyProblem problem = problem(number, owner, key);
      if (problem != null) {
        problems.add(problem);
      }
    }
    return List.copyOf(problems);
  }

  private @Nullable ForeignKeyProblem problem(
      int number, DesiredTable owner, DesiredForeignKey key) {
    Integer parentNumber = graph.number(key.references());
    if (parentNumber == null) {
      return new ForeignKeyProblem(
          owner.name(),
          key,
          ForeignKeyReason.UNRESOLVABLE_REFERENCE,
          key.references() + " is not among the tables of this run, even if the catalog has it",
          "Register its record, or remove the key.");
    }
    DesiredTable parent = graph.table(parentNumber);
    ForeignKeyProblem problem = notTheKey(owner, key, parent);
    if (problem == null) {
      problem = typeMismatch(owner, key, parent);
    }
    if (problem == null) {
      problem = caseMismatch(owner, key, parent);
    }
    if (problem == null && parentNumber != number && components.together(number, parentNumber)) {
      problem =
          new ForeignKeyProblem(
              owner.name(),
              key,
              ForeignKeyReason.CYCLE,
              "it closes the cycle " + cycles.through(number, parentNumber),
              "No order satisfies every key of a cycle: remove one of them.");
    }
    return problem;
  }

  private static @Nullable ForeignKeyProblem notTheKey(
      DesiredTable owner, DesiredForeignKey key, DesiredTable parent) {
    DesiredPrimaryKey parentKey = parent.primaryKey();
    if (parentKey != null
        && Set.copyOf(parentKey.columns()).equals(Set.copyOf(key.referencedColumns()))) {
      return null;
    }
    String has =
        parentKey == null
            ? parent.name() + " has no primary key"
            : "the primary key of " + parent.name() + " is " + listed(parentKey.columns());
    return new ForeignKeyProblem(
        owner.name(),
        key,
        ForeignKeyReason.REFERENCED_COLUMNS_NOT_A_KEY,
        "it references " + listed(key.referencedColumns()) + " and " + has,
        "A foreign key references the whole primary key.");
  }

  private static @Nullable ForeignKeyProblem typeMismatch(
      DesiredTable owner, DesiredForeignKey key, DesiredTable parent) {
    for (int i = 0; i < key.columns().size(); i++) {
      DesiredColumn local = owner.column(key.columns().get(i));
      DesiredColumn referenced = parent.column(key.referencedColumns().get(i));
      if (local != null && referenced != null && !local.type().equals(referenced.type())) {
        return new ForeignKeyProblem(
            owner.name(),
            key,
            ForeignKeyReason.REFERENCED_COLUMN_TYPE_MISMATCH,
            "\""
                + local.name()
                + "\" is "
                + local.type().label()
                + " and "
                + columnOf(parent.name(), referenced.name())
                + " is "
                + referenced.type().label(),
            "Give both the same type.");
      }
    }
    return null;
  }

  private static @Nullable ForeignKeyProblem caseMismatch(
      DesiredTable owner, DesiredForeignKey key, DesiredTable parent) {
    for (Identifier referenced : key.referencedColumns()) {
      DesiredColumn column = parent.column(referenced);
      if (column != null && !column.name().sameSpelling(referenced)) {
        return new ForeignKeyProblem(
            owner.name(),
            key,
            ForeignKeyReason.REFERENCED_COLUMN_CASE_MISMATCH,
            "it references \""
                + referenced
                + "\" and the column is "
                + columnOf(parent.name(), column.name()),
            "Keys are spelled exactly as the table spells them.");
      }
    }
    return null;
  }

  private static String columnOf(QualifiedName table, Identifier column) {
    return "\"" + column + "\" of " + table;
  }

  private static String listed(List<Identifier> columns) {
    return columns.stream().map(Identifier::value).collect(Collectors.joining(", ", "(", ")"));
  }
}
