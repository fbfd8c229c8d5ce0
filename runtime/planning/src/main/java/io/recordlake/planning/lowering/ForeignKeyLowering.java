package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Resolves one foreign key against the table that it references. */
final class ForeignKeyLowering {
  /**
   * A foreign key and how it was written.
   *
   * @param key the key, its pairs in canonical order
   * @param place where it was written
   * @param written the local columns in written order
   */
  record Lowered(DesiredForeignKey key, Place place, List<Identifier> written) {
    /** A place within the canonical key as a place within the written one. */
    Place asDeclared(Place canonical) {
      Place result = place;
      List<Place.Step> rest = canonical.steps().subList(2, canonical.steps().size());
      for (Place.Step step : rest) {
        if (step instanceof Place.Attribute attribute) {
          result = result.attribute(attribute.name());
        } else if (step instanceof Place.Index index) {
          result = result.index(written.indexOf(key.columns().get(index.value())));
        }
      }
      return result;
    }
  }

  private final TableDeclaration owner;
  private final @Nullable QualifiedName ownerName;
  private final @Nullable DesiredPrimaryKey ownPrimaryKey;
  private final Parents parents;
  private final ColumnNamesInTable names;
  private final Place place;
  private final List<Problem> problems = new ArrayList<>();

  ForeignKeyLowering(
      TableDeclaration owner,
      @Nullable QualifiedName ownerName,
      @Nullable DesiredPrimaryKey ownPrimaryKey,
      Parents parents,
      ColumnNamesInTable names,
      int index) {
    this.owner = owner;
    this.ownerName = ownerName;
    this.ownPrimaryKey = ownPrimaryKey;
    this.parents = parents;
    this.names = names;
    this.place = Place.root().attribute("foreignKeys").index(index);
  }

  List<Problem> problems() {
    return problems;
  }

  @Nullable Lowered lower(ForeignKeyDeclaration key) {
    Identifier name = name(key);
    List<Identifier> local = names.resolve(key.columns(), place.attribute("columns"), problems);
    List<String> referencedAsWritten = key.referencedColumns();
    List<Identifier> referenced =
        referencedAsWritten == null
            ? null
            : ColumnNamesInTable.identifiers(
                referencedAsWritten, place.attribute("referencedColumns"), problems);
    if (ownerName == null || !problems.isEmpty()) {
      return null;
    }
    QualifiedName target = key.references() == null ? ownerName : key.references();
    ParentTable parent = parent(target, referenced != null);
    if (!problems.isEmpty()) {
      return null;
    }
    List<Identifier> paired =
        parent == null ? referenced : pair(local, referenced, parent.primaryKey(), target);
    if (paired == null) {
      return null;
    }
    List<Problem> shape = DesiredForeignKey.problems(local, paired);
    shape.forEach(problem -> problems.add(problem.under(place)));
    if (!shape.isEmpty()) {
      return null;
    }
    if (parent != null) {
      checkKey(paired, parent);
      checkTypes(local, paired, parent);
    }
    return new Lowered(new DesiredForeignKey(local, target, paired, name), place, local);
  }

  private @Nullable Identifier name(ForeignKeyDeclaration key) {
    String text = key.name();
    if (text != null && Blank.isBlank(text)) {
      problems.add(Identifier.blank(place.attribute("name")));
      return null;
    }
    return text == null ? null : Identifier.of(text);
  }

  /** The referenced table, or null when it is not known and need not be. */
  private @Nullable ParentTable parent(QualifiedName target, boolean pairsAreWritten) {
    if (ownerName != null && !target.catalog().equals(ownerName.catalog())) {
      add(
          PlanningProblem.FOREIGN_KEY_ACROSS_CATALOGS,
          "references",
          "the cross-catalog reference to " + target + " cannot be a foreign key",
          "Reference a table of catalog " + ownerName.catalog() + ".");
      return null;
    }
    ParentTable parent = target.equals(ownerName) ? self(target) : parents.find(target);
    if (parent == null && !pairsAreWritten) {
      add(
          PlanningProblem.REFERENCED_TABLE_UNKNOWN,
          "references",
          "cannot infer the referenced columns: the table " + target + " is not known",
          "Declare the table too, or name the referenced columns.");
    }
    if (parent != null && parent.primaryKey().isEmpty()) {
      add(
          PlanningProblem.REFERENCED_TABLE_WITHOUT_KEY,
          "references",
          "the referenced table " + target + " has no primary key",
          "Declare its primary key; a foreign key references one.");
    }
    return parent;
  }

  private ParentTable self(QualifiedName name) {
    Map<Identifier, DataType> types = new HashMap<>();
    for (ColumnDeclaration column : owner.columns()) {
      DataType type = column.type();
      if (type != null && !Blank.isBlank(column.name())) {
        types.putIfAbsent(Identifier.of(column.name()), type);
      }
    }
    return new ParentTable(
        name, ownPrimaryKey == null ? List.of() : ownPrimaryKey.columns(), types);
  }

  /** The referenced column of each local one, in the spelling of the referenced table. */
  private @Nullable List<Identifier> pair(
      List<Identifier> local,
      @Nullable List<Identifier> written,
      List<Identifier> key,
      QualifiedName target) {
    Map<Identifier, Identifier> spellings = new HashMap<>();
    key.forEach(column -> spellings.put(column, column));
    if (written != null) {
      return written.stream().map(column -> spellings.getOrDefault(column, column)).toList();
    }
    if (local.size() == 1 && key.size() == 1) {
      return key;
    }
    if (Set.copyOf(local).equals(spellings.keySet())) {
      return local.stream().map(spellings::get).toList();
    }
    add(
        PlanningProblem.FOREIGN_KEY_PAIRING,
        "columns",
        "cannot infer which of "
            + local
            + " references which column of the key "
            + key
            + " of "
            + target,
        "Name the referenced columns, in the order of the local ones.");
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
      message.append("; missing: ").append(join(missing));
    }
    if (!foreign.isEmpty()) {
      message.append("; not in the key: ").append(join(foreign));
    }
    add(
        PlanningProblem.REFERENCED_COLUMNS_NOT_THE_KEY,
        "referencedColumns",
        message.toString(),
        "Reference exactly the columns of its key: " + join(parent.primaryKey()) + ".");
  }

  private void checkTypes(List<Identifier> local, List<Identifier> referenced, ParentTable parent) {
    ParentTable own = ownerName == null ? null : self(ownerName);
    for (int i = 0; own != null && i < local.size(); i++) {
      DataType localType = own.types().get(local.get(i));
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

  private static String join(Iterable<Identifier> names) {
    List<String> texts = new ArrayList<>();
    names.forEach(name -> texts.add(name.value()));
    return String.join(", ", texts);
  }
}
