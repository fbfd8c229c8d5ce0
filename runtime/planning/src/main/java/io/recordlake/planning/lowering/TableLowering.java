package io.recordlake.planning.lowering;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the desired table of a declaration, and finds what stands against it. */
final class TableLowering {
  private static final Place ROOT = Place.root();

  /** Stands in for a name with a blank part, so that the rest of the table is judged too. */
  private static final QualifiedName UNNAMED = new QualifiedName("unnamed", "unnamed", "unnamed");

  private final TableDeclaration declaration;
  private final Parents parents;
  private final ColumnNamesInTable names;
  private final WrittenPlaces places = new WrittenPlaces();
  private final List<Problem> problems = new ArrayList<>();
  private final DesiredTable.Builder builder;

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
    return builder.build();
  }

  private DesiredTable.Builder lower() {
    QualifiedName name = name();
    DesiredTable.Builder lowered =
        DesiredTable.builder(name == null ? UNNAMED : name)
            .columns(columns())
            .comment(declaration.comment())
            .partitionedBy(resolve(declaration.partitionedBy(), "partitionedBy"))
            .clusteredBy(resolve(declaration.clusteredBy(), "clusteredBy"))
            .scope(declaration.scope());
    DesiredPrimaryKey primaryKey = primaryKey();
    lowered.primaryKey(primaryKey);
    foreignKeys(name, primaryKey, lowered);
    WrittenNames dropped =
        WrittenNames.of(declaration.droppedColumns(), ROOT.attribute("droppedColumns"), problems);
    lowered.droppedColumns(noted(dropped, ROOT.attribute("droppedColumns")));
    tags(declaration.tags(), ROOT.attribute("tags")).forEach(lowered::tag);
    for (PropertyDeclaration property : declaration.properties()) {
      String value = property.value();
      lowered.property(
          property.key(), value == null ? PropertyIntent.absent() : PropertyIntent.present(value));
    }
    for (Problem problem : lowered.problems()) {
      // Columns that are there and have blank names are a problem of their own.
      if (problem.code() != StructureProblem.NO_COLUMNS || declaration.columns().isEmpty()) {
        problems.add(places.asWritten(problem));
      }
    }
    return lowered;
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
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < declaration.columns().size(); i++) {
      ColumnDeclaration column = declaration.columns().get(i);
      Identifier renamedFrom =
          identifier(column.renamedFrom(), Place.column(i).attribute("renamedFrom"));
      Identifier name = identifier(column.name(), Place.column(i).attribute("name"));
      if (name != null) {
        DataType type = column.type();
        columns.add(
            new DesiredColumn(
                name,
                // Whoever read the declaration has reported the missing type; the rest is judged.
                type == null ? ScalarType.STRING : type,
                column.nullable(),
                column.comment(),
                tags(column.tags(), Place.column(positions.size()).attribute("tags")),
                renamedFrom));
        positions.add(i);
      }
    }
    places.note(ROOT.attribute("columns"), positions);
    return columns;
  }

  private @Nullable DesiredPrimaryKey primaryKey() {
    Identifier name = identifier(declaration.primaryKeyName(), ROOT.attribute("primaryKeyName"));
    List<String> declared = declaration.primaryKey();
    if (declared == null) {
      if (name != null) {
        problems.add(
            Problem.of(
                PlanningProblem.KEY_NAME_WITHOUT_KEY,
                ROOT.attribute("primaryKeyName"),
                "the primary key name \"" + name + "\" has no primary key",
                "Declare the primary key's columns, or remove the name."));
      }
      return null;
    }
    Place place = ROOT.attribute("primaryKey");
    WrittenNames columns = names.resolve(declared, place, problems);
    if (columns.names().isEmpty() && !declared.isEmpty()) {
      return null;
    }
    WrittenPlaces written = new WrittenPlaces();
    written.note(place, columns.positions());
    for (Problem problem : DesiredPrimaryKey.problems(columns.names())) {
      problems.add(written.asWritten(problem));
    }
    List<Identifier> distinct = noted(columns.distinct(), place);
    return distinct.isEmpty() ? null : new DesiredPrimaryKey(distinct, name);
  }

  private void foreignKeys(
      @Nullable QualifiedName name,
      @Nullable DesiredPrimaryKey primaryKey,
      DesiredTable.Builder lowered) {
    ForeignKeyLowering.Owner owner =
        new ForeignKeyLowering.Owner(
            new ParentTable(
                name == null ? UNNAMED : name,
                primaryKey == null ? List.of() : primaryKey.columns(),
                types()),
            name != null,
            primaryKey == null && declaration.primaryKey() != null);
    Place list = ROOT.attribute("foreignKeys");
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < declaration.foreignKeys().size(); i++) {
      ForeignKeyLowering.Lowered key =
          new ForeignKeyLowering(owner, parents, names, list.index(i), problems)
              .lower(declaration.foreignKeys().get(i));
      if (key != null) {
        lowered.foreignKey(key.key());
        places.note(list.index(positions.size()).attribute("columns"), key.positions());
        positions.add(i);
      }
    }
    places.note(list, positions);
  }

  private Map<Identifier, DataType> types() {
    Map<Identifier, DataType> types = new HashMap<>();
    for (ColumnDeclaration column : declaration.columns()) {
      DataType type = column.type();
      if (type != null && !Blank.isBlank(column.name())) {
        types.putIfAbsent(Identifier.of(column.name()), type);
      }
    }
    return types;
  }

  private List<Identifier> resolve(List<String> references, String attribute) {
    Place place = ROOT.attribute(attribute);
    return noted(names.resolve(references, place, problems), place);
  }

  /** The names, with their positions noted. */
  private List<Identifier> noted(WrittenNames written, Place place) {
    places.note(place, written.positions());
    return written.names();
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

  /** The first tag of each key. */
  private Map<String, String> tags(List<TagDeclaration> declared, Place place) {
    Map<String, String> tags = new LinkedHashMap<>();
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < declared.size(); i++) {
      if (tags.putIfAbsent(declared.get(i).key(), declared.get(i).value()) == null) {
        positions.add(i);
      }
    }
    if (positions.size() < declared.size()) {
      places.note(place, positions);
    }
    return tags;
  }
}
