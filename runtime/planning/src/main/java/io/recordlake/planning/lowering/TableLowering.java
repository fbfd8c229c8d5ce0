package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the desired table of a declaration, and finds what stands against it. */
final class TableLowering {
  private final TableDeclaration declaration;
  private final Parents parents;
  private final ColumnNamesInTable names;
  private final List<Problem> problems = new ArrayList<>();
  private final List<ForeignKeyLowering.Lowered> foreignKeys = new ArrayList<>();
  private final DesiredTable.@Nullable Builder builder;

  TableLowering(TableDeclaration declaration, Parents parents) {
    this.declaration = declaration;
    this.parents = parents;
    this.names = new ColumnNamesInTable(declaration.columns());
    this.builder = lower();
  }

  List<Problem> problems() {
    return problems;
  }

  /** The table; only for a declaration without any problem. */
  DesiredTable table() {
    if (builder == null) {
      throw new IllegalStateException("The declaration has problems: " + problems);
    }
    return builder.build();
  }

  private DesiredTable.@Nullable Builder lower() {
    QualifiedName name = name();
    List<DesiredColumn> columns = columns();
    DesiredPrimaryKey primaryKey = primaryKey();
    foreignKeys(name, primaryKey);
    DesiredTable.Builder collected =
        DesiredTable.builder(name == null ? new QualifiedName("a", "b", "c") : name)
            .columns(columns)
            .comment(declaration.comment())
            .partitionedBy(resolve(declaration.partitionedBy(), "partitionedBy"))
            .clusteredBy(resolve(declaration.clusteredBy(), "clusteredBy"))
            .primaryKey(primaryKey)
            .scope(declaration.scope())
            .droppedColumns(
                ColumnNamesInTable.identifiers(
                    declaration.droppedColumns(),
                    Place.root().attribute("droppedColumns"),
                    problems));
    tags(declaration.tags()).forEach(collected::tag);
    foreignKeys.forEach(lowered -> collected.foreignKey(lowered.key()));
    for (PropertyDeclaration property : declaration.properties()) {
      String value = property.value();
      collected.property(
          property.key(), value == null ? PropertyIntent.absent() : PropertyIntent.present(value));
    }
    boolean everyColumnHasAName = columns.size() == declaration.columns().size();
    if (everyColumnHasAName) {
      collected.problems().forEach(problem -> problems.add(asDeclared(problem)));
    }
    return problems.isEmpty() ? collected : null;
  }

  private @Nullable QualifiedName name() {
    List<Problem> blanks =
        QualifiedName.problems(declaration.catalog(), declaration.schema(), declaration.name());
    problems.addAll(blanks);
    return blanks.isEmpty()
        ? new QualifiedName(declaration.catalog(), declaration.schema(), declaration.name())
        : null;
  }

  private List<DesiredColumn> columns() {
    List<DesiredColumn> columns = new ArrayList<>();
    for (int i = 0; i < declaration.columns().size(); i++) {
      ColumnDeclaration column = declaration.columns().get(i);
      if (Blank.isBlank(column.name())) {
        problems.add(Identifier.blank(Place.column(i).attribute("name")));
        continue;
      }
      DataType type = column.type();
      columns.add(
          new DesiredColumn(
              Identifier.of(column.name()),
              // Whoever read the declaration has reported the missing type; go on with the rest.
              type == null ? ScalarType.STRING : type,
              column.nullable(),
              column.comment(),
              tags(column.tags()),
              identifier(column.renamedFrom(), Place.column(i).attribute("renamedFrom"))));
    }
    return columns;
  }

  private @Nullable DesiredPrimaryKey primaryKey() {
    Identifier name =
        identifier(declaration.primaryKeyName(), Place.root().attribute("primaryKeyName"));
    List<String> declared = declaration.primaryKey();
    if (declared == null) {
      if (name != null) {
        problems.add(
            Problem.of(
                PlanningProblem.KEY_NAME_WITHOUT_KEY,
                Place.root().attribute("primaryKeyName"),
                "the primary key name \"" + name + "\" has no primary key",
                "Declare the primary key's columns, or remove the name."));
      }
      return null;
    }
    List<Identifier> columns = resolve(declared, "primaryKey");
    if (columns.isEmpty() && !declared.isEmpty()) {
      return null;
    }
    List<Problem> found = DesiredPrimaryKey.problems(columns);
    problems.addAll(found);
    return found.isEmpty() ? new DesiredPrimaryKey(columns, name) : null;
  }

  private void foreignKeys(
      @Nullable QualifiedName owner, @Nullable DesiredPrimaryKey ownPrimaryKey) {
    for (int i = 0; i < declaration.foreignKeys().size(); i++) {
      ForeignKeyDeclaration key = declaration.foreignKeys().get(i);
      ForeignKeyLowering lowering =
          new ForeignKeyLowering(declaration, owner, ownPrimaryKey, parents, names, i);
      ForeignKeyLowering.Lowered lowered = lowering.lower(key);
      problems.addAll(lowering.problems());
      if (lowered != null) {
        foreignKeys.add(lowered);
      }
    }
  }

  /** Structural problems speak of canonical positions; the reader needs the written ones. */
  private Problem asDeclared(Problem problem) {
    List<Place.Step> steps = problem.place().steps();
    if (steps.size() < 2
        || !steps.get(0).equals(new Place.Attribute("foreignKeys"))
        || !(steps.get(1) instanceof Place.Index position)) {
      return problem;
    }
    return new Problem(
        problem.code(),
        foreignKeys.get(position.value()).asDeclared(problem.place()),
        problem.message(),
        problem.remedy());
  }

  private List<Identifier> resolve(List<String> references, String attribute) {
    return names.resolve(references, Place.root().attribute(attribute), problems);
  }

  private @Nullable Identifier identifier(@Nullable String text, Place place) {
    if (text == null) {
      return null;
    }
    if (Blank.isBlank(text)) {
      problems.add(Identifier.blank(place));
      return null;
    }
    return Identifier.of(text);
  }

  private static Map<String, String> tags(List<TagDeclaration> declared) {
    Map<String, String> tags = new LinkedHashMap<>();
    declared.forEach(tag -> tags.putIfAbsent(tag.key(), tag.value()));
    return tags;
  }
}
