package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Resolves one foreign key against the table that it references. */
final class ForeignKeyLowering {
  /**
   * A foreign key and where its local columns were written.
   *
   * @param key the key, its pairs in canonical order; with problems, its referenced columns may be
   *     a stand-in, so that the structural rules still see the local ones
   * @param positions the written position of each local column
   */
  record Lowered(DesiredForeignKey key, List<Integer> positions) {}

  /**
   * The table that declares the key.
   *
   * @param table what a reference to itself needs to know of it
   * @param isNamed whether its name is known; without one nothing is said of references
   * @param hasBrokenKey whether it declares a primary key that is none
   */
  record Owner(ParentTable table, boolean isNamed, boolean hasBrokenKey) {}

  private final Owner owner;
  private final Parents parents;
  private final ColumnNamesInTable names;
  private final Place place;
  private final List<Problem> problems;

  ForeignKeyLowering(
      Owner owner, Parents parents, ColumnNamesInTable names, Place place, List<Problem> problems) {
    this.owner = owner;
    this.parents = parents;
    this.names = names;
    this.place = place;
    this.problems = problems;
  }

  /** The key, or null when its local columns make none. */
  @Nullable Lowered lower(ForeignKeyDeclaration declared) {
    Identifier name = name(declared);
    WrittenNames local = names.resolve(declared.columns(), place.attribute("columns"), problems);
    List<Identifier> written = written(declared);
    QualifiedName target =
        declared.references() == null ? owner.table().name() : declared.references();
    boolean wellFormed = local.names().size() == declared.columns().size();
    List<String> referencedColumns = declared.referencedColumns();
    if (written != null && referencedColumns != null) {
      wellFormed &= written.size() == referencedColumns.size();
    }
    wellFormed = wellFormed && hasShape(local.names(), written);
    List<Identifier> referenced = referenced(local.names(), written, target, wellFormed);
    if (!DesiredForeignKey.problems(local.names()).isEmpty()) {
      return null;
    }
    DesiredForeignKey key =
        new DesiredForeignKey(
            local.names(), target, referenced == null ? local.names() : referenced, name);
    return new Lowered(key, local.positionsOf(key.columns()));
  }

  private @Nullable Identifier name(ForeignKeyDeclaration declared) {
    String text = declared.name();
    if (text != null && Blank.isBlank(text)) {
      problems.add(Identifier.blank(place.attribute("name")));
      return null;
    }
    return text == null ? null : Identifier.of(text);
  }

  private @Nullable List<Identifier> written(ForeignKeyDeclaration declared) {
    List<String> columns = declared.referencedColumns();
    return columns == null
        ? null
        : WrittenNames.of(columns, place.attribute("referencedColumns"), problems).names();
  }

  private boolean hasShape(List<Identifier> local, @Nullable List<Identifier> written) {
    List<Problem> shape =
        written == null
            ? DesiredForeignKey.problems(local)
            : DesiredForeignKey.problems(local, written);
    shape.forEach(problem -> problems.add(problem.under(place)));
    return shape.isEmpty();
  }

  /** The referenced column of each local one, or null when they cannot be told. */
  private @Nullable List<Identifier> referenced(
      List<Identifier> local,
      @Nullable List<Identifier> written,
      QualifiedName target,
      boolean wellFormed) {
    if (!owner.isNamed()) {
      return null;
    }
    ParentTable parent = parent(target, written != null);
    if (!wellFormed) {
      return null;
    }
    if (parent == null) {
      return written;
    }
    List<Identifier> paired = pair(local, written, parent);
    if (paired != null) {
      checkKey(paired, parent);
      checkTypes(local, paired, parent);
    }
    return paired;
  }

  /** The referenced table with its key, or null when it is not known or cannot be referenced. */
  private @Nullable ParentTable parent(QualifiedName target, boolean pairsAreWritten) {
    if (!target.catalog().equals(owner.table().name().catalog())) {
      add(
          PlanningProblem.FOREIGN_KEY_ACROSS_CATALOGS,
          "references",
          "the cross-catalog reference to " + target + " cannot be a foreign key",
          "Reference a table of catalog " + owner.table().name().catalog() + ".");
      return null;
    }
    boolean isSelf = target.equals(owner.table().name());
    ParentTable parent = isSelf ? owner.table() : parents.find(target);
    if (parent == null) {
      if (!pairsAreWritten) {
        add(
            PlanningProblem.REFERENCED_TABLE_UNKNOWN,
            "references",
            "cannot infer the referenced columns: the table " + target + " is not known",
            "Declare the table too, or name the referenced columns.");
      }
      return null;
    }
    if (!parent.primaryKey().isEmpty()) {
      return parent;
    }
    // A key that is declared and broken is a problem of its own.
    if (!isSelf || !owner.hasBrokenKey()) {
      add(
          PlanningProblem.REFERENCED_TABLE_WITHOUT_KEY,
          "references",
          "the referenced table " + target + " has no primary key",
          "Declare its primary key; a foreign key references one.");
    }
    return null;
  }

  /** The referenced column of each local one, in the spelling of the referenced table. */
  private @Nullable List<Identifier> pair(
      List<Identifier> local, @Nullable List<Identifier> written, ParentTable parent) {
    List<Identifier> key = parent.primaryKey();
    Map<Identifier, Identifier> spellings = new HashMap<>();
    key.forEach(column -> spellings.put(column, column));
    if (written != null) {
      return written.stream().map(column -> spellings.getOrDefault(column, column)).toList();
    }
    if (local.size() == 1 && key.size() == 1) {
      return key;
    }
    if (Identifier.sameSet(local, key)) {
      return local.stream().map(column -> spellings.getOrDefault(column, column)).toList();
    }
    // With a column that does not exist, that is the problem, and the structural rules report it.
    if (names.hasAll(local)) {
      add(
          PlanningProblem.FOREIGN_KEY_PAIRING,
          "columns",
          "cannot infer which of the columns "
              + Identifier.join(local)
              + " references which column of the key of "
              + parent.name()
              + ", which is "
              + Identifier.join(key),
          "Name the referenced columns, in the order of the local ones.");
    }
    return null;
  }

  private void checkKey(List<Identifier> referenced, ParentTable parent) {
    Set<Identifier> missing = new LinkedHashSet<>(parent.primaryKey());
    referenced.forEach(missing::remove);
    Set<Identifier> foreign = new LinkedHashSet<>(referenced);
    parent.primaryKey().forEach(foreign::remove);
    if (missing.isEmpty() && foreign.isEmpty()) {
      return;
    }
    StringBuilder message =
        new StringBuilder("the referenced columns are not the primary key of ")
            .append(parent.name());
    if (!missing.isEmpty()) {
      message.append("; missing: ").append(Identifier.join(missing));
    }
    if (!foreign.isEmpty()) {
      message.append("; not in the key: ").append(Identifier.join(foreign));
    }
    add(
        PlanningProblem.REFERENCED_COLUMNS_NOT_THE_KEY,
        "referencedColumns",
        message.toString(),
        "Reference exactly the columns of its key: " + Identifier.join(parent.primaryKey()) + ".");
  }

  private void checkTypes(List<Identifier> local, List<Identifier> referenced, ParentTable parent) {
    for (int i = 0; i < local.size(); i++) {
      DataType localType = owner.table().types().get(local.get(i));
      DataType referencedType = parent.types().get(referenced.get(i));
      if (localType != null && referencedType != null && !localType.equals(referencedType)) {
        problems.add(
            Problem.of(
                PlanningProblem.FOREIGN_KEY_TYPE,
                place.attribute("columns").index(i),
                "type mismatch: \""
                    + local.get(i)
                    + "\" is "
                    + localType.label()
                    + ", "
                    + parent.name()
                    + "."
                    + referenced.get(i)
                    + " is "
                    + referencedType.label(),
                "Give both columns the same type."));
      }
    }
  }

  private void add(PlanningProblem code, String attribute, String message, String remedy) {
    problems.add(Problem.of(code, place.attribute(attribute), message, remedy));
  }
}
