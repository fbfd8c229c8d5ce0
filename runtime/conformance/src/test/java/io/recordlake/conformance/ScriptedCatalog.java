package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.deltasql.read.CatalogQuery;
import io.recordlake.deltasql.read.QueryResult;
import io.recordlake.deltasql.read.QueryRunner;
import io.recordlake.engine.port.BackendFailure;
import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A catalog with one table, which answers queries as a scenario says. */
final class ScriptedCatalog implements QueryRunner {
  private final QualifiedName table;
  private final JsonNode script;

  ScriptedCatalog(QualifiedName table, JsonNode script) {
    this.table = table;
    this.script = script;
  }

  @Override
  public List<QueryResult> run(List<CatalogQuery> queries) {
    return queries.stream().map(this::answer).toList();
  }

  private QueryResult answer(CatalogQuery query) {
    return switch (query.kind()) {
      case PRESENCE -> presence();
      case DESCRIBE -> description();
      case COLUMN_TAGS -> rows(query, "column_tags");
      case TABLE_TAGS -> rows(query, "table_tags");
      case PRIMARY_KEYS -> rows(query, "primary_key");
      case FOREIGN_KEYS -> rows(query, "foreign_keys");
      case INBOUND_REFERENCES -> rows(query, "referencing_foreign_keys");
    };
  }

  /** Lists the table even when it cannot be described: the description has the last word. */
  private QueryResult presence() {
    JsonNode schema = script.path("schema_exists");
    if (schema.has("error")) {
      return failed(schema);
    }
    return schema.asBoolean(true)
        ? new QueryResult.Rows(List.of(row(table.schema(), table.name())))
        : new QueryResult.Rows(List.of());
  }

  private QueryResult description() {
    JsonNode describe = script.path("describe");
    if (describe.has("error")) {
      return failed(describe);
    }
    if (describe.isTextual()) {
      return describe.textValue().equals("NO_ROWS")
          ? new QueryResult.Rows(List.of())
          : new QueryResult.Rows(List.of(row(describe.textValue())));
    }
    return new QueryResult.Rows(List.of(row(describe.toString())));
  }

  /** A scenario's rows do not name the table, as there is one only. */
  private QueryResult rows(CatalogQuery query, String name) {
    JsonNode answer = script.path("rows").path(name);
    if (answer.has("error")) {
      return failed(answer);
    }
    List<List<@Nullable String>> rows = new ArrayList<>();
    for (JsonNode object : answer) {
      List<@Nullable String> row = new ArrayList<>();
      for (String column : query.kind().columns()) {
        row.add(column.equals("table_name") ? table.name() : object.path(column).textValue());
      }
      rows.add(row);
    }
    return new QueryResult.Rows(rows);
  }

  private static QueryResult failed(JsonNode answer) {
    JsonNode error = answer.path("error");
    return new QueryResult.Failed(
        new BackendFailure(
            error.path("class").asText(),
            error.path("condition").textValue(),
            error.path("message").asText()));
  }

  private static List<@Nullable String> row(@Nullable String... values) {
    return Collections.unmodifiableList(Arrays.asList(values));
  }
}
