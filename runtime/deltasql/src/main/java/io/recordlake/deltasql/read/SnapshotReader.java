package io.recordlake.deltasql.read;

import io.recordlake.deltasql.read.CatalogQuery.Kind;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TableAbsent;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.RelationKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the state of many tables with few queries, in three rounds: which tables there are, what
 * each of those is, and what else is known of those that can be managed. The first and the last ask
 * once for all tables of a schema, 200 at a time; so a read takes one query for each table that is
 * present and six for each schema.
 *
 * <p>A table is absent only where its schema is known to exist.
 */
public final class SnapshotReader {
  private final QueryRunner runner;
  private final Map<QualifiedName, CatalogState> states = new HashMap<>();
  private final Map<QualifiedName, Admitted> admitted = new LinkedHashMap<>();

  private SnapshotReader(QueryRunner runner) {
    this.runner = runner;
  }

  /**
   * Reads the tables. Total: what goes wrong with one table is that table's state.
   *
   * @param names the tables, without repetition
   * @param runner puts the queries
   * @return one state for each name, in that order
   */
  public static List<CatalogState> read(List<QualifiedName> names, QueryRunner runner) {
    SnapshotReader reader = new SnapshotReader(runner);
    reader.describe(reader.present(TableGroup.of(names)));
    reader.assemble(TableGroup.of(List.copyOf(reader.admitted.keySet())));
    List<CatalogState> read = new ArrayList<>(names.size());
    for (QualifiedName name : names) {
      CatalogState state = reader.states.get(name);
      if (state == null) {
        throw new IllegalStateException("No state was read of " + name + ".");
      }
      read.add(state);
    }
    return read;
  }

  private List<QualifiedName> present(List<TableGroup> groups) {
    List<QualifiedName> present = new ArrayList<>();
    List<QueryResult> results = run(groups.stream().map(CatalogQueries::presence).toList());
    for (int i = 0; i < groups.size(); i++) {
      TableGroup group = groups.get(i);
      if (results.get(i) instanceof QueryResult.Rows rows) {
        present.addAll(present(group, rows.rows()));
      } else if (results.get(i) instanceof QueryResult.Failed failed) {
        fail(group, failed.failure());
      }
    }
    return present;
  }

  private List<QualifiedName> present(TableGroup group, List<List<@Nullable String>> rows) {
    if (rows.isEmpty()) {
      fail(
          group,
          BackendFailure.of(
              "SchemaNotFoundError",
              "The schema "
                  + group.catalog()
                  + "."
                  + group.schema()
                  + " does not exist, or may not be seen. Create it, or grant its use."));
      return List.of();
    }
    Set<String> found = new HashSet<>();
    for (List<@Nullable String> row : rows) {
      String table = row.get(1);
      if (table != null) {
        found.add(table.toLowerCase(Locale.ROOT));
      }
    }
    List<QualifiedName> present = new ArrayList<>();
    for (QualifiedName name : group.tables()) {
      if (found.contains(name.name())) {
        present.add(name);
      } else {
        states.put(name, new TableAbsent(name));
      }
    }
    return present;
  }

  private void describe(List<QualifiedName> present) {
    List<QueryResult> results = run(present.stream().map(CatalogQueries::describe).toList());
    for (int i = 0; i < present.size(); i++) {
      QualifiedName name = present.get(i);
      if (results.get(i) instanceof QueryResult.Rows rows) {
        describe(name, rows.rows());
      } else if (results.get(i) instanceof QueryResult.Failed failed) {
        states.put(name, undescribed(name, failed.failure()));
      }
    }
  }

  /** Its schema exists, so a table that is not found any more was dropped in between. */
  private static CatalogState undescribed(QualifiedName name, BackendFailure failure) {
    return ErrorCondition.TABLE_OR_VIEW_NOT_FOUND.equals(ErrorCondition.of(failure))
        ? new TableAbsent(name)
        : new ReadFailed(name, failure);
  }

  private void describe(QualifiedName name, List<List<@Nullable String>> rows) {
    try {
      String document = rows.size() == 1 ? rows.get(0).get(0) : null;
      if (document == null) {
        throw UnreadableTableException.malformed(
            "the description is not one row with one document");
      }
      TableDescription description = DescribeJson.parse(document);
      admitted.put(name, new Admitted(description, Admission.admit(description), new TableRows()));
    } catch (UnreadableTableException unreadable) {
      states.put(name, new ReadFailed(name, unreadable.failure()));
    }
  }

  private void assemble(List<TableGroup> groups) {
    List<List<CatalogQuery>> asked = groups.stream().map(CatalogQueries::metadata).toList();
    List<QueryResult> results = run(asked.stream().flatMap(List::stream).toList());
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      TableGroup group = groups.get(i);
      BackendFailure failure = null;
      for (CatalogQuery query : asked.get(i)) {
        QueryResult result = results.get(next++);
        if (result instanceof QueryResult.Rows rows) {
          attach(group, query.kind(), rows.rows());
        } else if (result instanceof QueryResult.Failed failed && failure == null) {
          failure = failed.failure();
        }
      }
      if (failure == null) {
        group.tables().forEach(this::assemble);
      } else {
        fail(group, failure);
      }
    }
  }

  private void attach(TableGroup group, Kind kind, List<List<@Nullable String>> rows) {
    Map<String, TableRows> byTable = new HashMap<>();
    group.tables().forEach(name -> byTable.put(name.name(), found(name).rows()));
    for (List<@Nullable String> row : rows) {
      String table = row.get(0);
      TableRows target = table == null ? null : byTable.get(table.toLowerCase(Locale.ROOT));
      if (target != null) {
        target.add(kind, row);
      }
    }
  }

  private void assemble(QualifiedName name) {
    Admitted found = found(name);
    try {
      states.put(
          name,
          new TablePresent(
              SnapshotAssembly.assemble(name, found.description(), found.kind(), found.rows())));
    } catch (UnreadableTableException unreadable) {
      states.put(name, new ReadFailed(name, unreadable.failure()));
    }
  }

  private Admitted found(QualifiedName name) {
    return Objects.requireNonNull(admitted.get(name));
  }

  private void fail(TableGroup group, BackendFailure failure) {
    group.tables().forEach(name -> states.put(name, new ReadFailed(name, failure)));
  }

  private List<QueryResult> run(List<CatalogQuery> queries) {
    if (queries.isEmpty()) {
      return List.of();
    }
    List<QueryResult> results = runner.run(queries);
    if (results.size() != queries.size()) {
      throw new IllegalStateException(
          "A runner answered " + results.size() + " of " + queries.size() + " queries.");
    }
    return results;
  }

  private record Admitted(TableDescription description, RelationKind kind, TableRows rows) {}
}
