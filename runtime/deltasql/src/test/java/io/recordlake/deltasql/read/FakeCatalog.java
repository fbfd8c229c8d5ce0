package io.recordlake.deltasql.read;

import io.recordlake.deltasql.read.CatalogQuery.Kind;
import io.recordlake.engine.port.BackendFailure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A catalog that answers what it was given, by the text of the query, and keeps what was asked. */
final class FakeCatalog implements QueryRunner {
  final List<CatalogQuery> asked = new ArrayList<>();
  private final Map<Asked, QueryResult> answers = new LinkedHashMap<>();

  /** The rows that answer queries of a kind whose text contains a part. */
  FakeCatalog rows(Kind kind, String part, Row... rows) {
    List<List<@Nullable String>> values = Arrays.stream(rows).map(Row::values).toList();
    answers.put(new Asked(kind, part), new QueryResult.Rows(values));
    return this;
  }

  /** Queries of a kind whose text contains a part fail. */
  FakeCatalog fails(Kind kind, String part, BackendFailure failure) {
    answers.put(new Asked(kind, part), new QueryResult.Failed(failure));
    return this;
  }

  long asked(Kind kind) {
    return asked.stream().filter(query -> query.kind() == kind).count();
  }

  @Override
  public List<QueryResult> run(List<CatalogQuery> queries) {
    asked.addAll(queries);
    return queries.stream().map(this::answer).toList();
  }

  private QueryResult answer(CatalogQuery query) {
    return answers.entrySet().stream()
        .filter(answer -> answer.getKey().kind == query.kind())
        .filter(answer -> query.sql().contains(answer.getKey().part))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(new QueryResult.Rows(List.of()));
  }

  /** One row of an answer. */
  record Row(List<@Nullable String> values) {
    static Row of(@Nullable String... values) {
      return new Row(Collections.unmodifiableList(Arrays.asList(values)));
    }
  }

  private record Asked(Kind kind, String part) {}
}
