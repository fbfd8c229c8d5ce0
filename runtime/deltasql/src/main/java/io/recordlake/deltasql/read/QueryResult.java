package io.recordlake.deltasql.read;

import io.recordlake.engine.port.BackendFailure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of a query. */
public sealed interface QueryResult {
  /**
   * The query's answer.
   *
   * @param rows the rows, each with the columns of the query's kind
   */
  record Rows(List<List<@Nullable String>> rows) implements QueryResult {}

  /**
   * The query was not answered.
   *
   * @param failure why
   */
  record Failed(BackendFailure failure) implements QueryResult {}
}
