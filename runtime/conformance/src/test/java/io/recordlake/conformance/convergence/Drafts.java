package io.recordlake.conformance.convergence;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.lowering.Declarations;
import io.recordlake.planning.lowering.Judgement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Related declarations in the making. */
final class Drafts {
  final List<DraftTable> tables = new ArrayList<>();

  Drafts copy() {
    Drafts copy = new Drafts();
    tables.forEach(table -> copy.tables.add(table.copy()));
    return copy;
  }

  @Nullable DraftTable table(QualifiedName name) {
    for (DraftTable table : tables) {
      if (table.name.equals(name)) {
        return table;
      }
    }
    return null;
  }

  /** Takes out the foreign keys that revisions have left without the key they reference. */
  void dropBrokenKeys() {
    for (DraftTable table : tables) {
      Set<Set<Identifier>> columns = new HashSet<>();
      table.foreignKeys.removeIf(key -> !holds(table, key) || !columns.add(set(key.columns)));
    }
  }

  private boolean holds(DraftTable owner, DraftKey key) {
    DraftTable parent = table(key.references);
    if (parent == null
        || parent.primaryKey == null
        || !set(parent.primaryKey).equals(set(key.referenced))) {
      return false;
    }
    for (int i = 0; i < key.columns.size(); i++) {
      DraftColumn local = owner.column(key.columns.get(i));
      DraftColumn referenced = parent.column(key.referenced.get(i));
      if (local == null || referenced == null || !local.type.equals(referenced.type)) {
        return false;
      }
    }
    return true;
  }

  private static Set<Identifier> set(List<String> names) {
    Set<Identifier> set = new HashSet<>();
    names.forEach(name -> set.add(Identifier.of(name)));
    return set;
  }

  /** The tables, or the problems of the declarations that cannot be. */
  Lowered lower() {
    List<DesiredTable> desired = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (DraftTable table : tables) {
      Judgement judgement = Declarations.judge(table.declaration(), this::parent);
      problems.addAll(judgement.problems());
      if (judgement.table() != null) {
        desired.add(judgement.table());
      }
    }
    return new Lowered(desired, problems);
  }

  record Lowered(List<DesiredTable> tables, List<Problem> problems) {}

  private @Nullable ParentTable parent(QualifiedName name) {
    DraftTable table = table(name);
    if (table == null) {
      return null;
    }
    Map<Identifier, DataType> types = new LinkedHashMap<>();
    table.columns.forEach(column -> types.put(Identifier.of(column.name), column.type));
    List<String> key = Objects.requireNonNullElse(table.primaryKey, List.of());
    return new ParentTable(name, key.stream().map(Identifier::of).toList(), types);
  }
}
