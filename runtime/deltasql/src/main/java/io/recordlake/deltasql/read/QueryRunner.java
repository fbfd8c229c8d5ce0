package io.recordlake.deltasql.read;

import java.util.List;

/** Puts queries to a catalog. */
@FunctionalInterface
public interface QueryRunner {
  /**
   * Runs queries that do not depend on each other, one after another or at the same time.
   *
   * <p>Total: what goes wrong with one query is its result, and stops no other.
   *
   * @return one result for each query, in that order
   */
  List<QueryResult> run(List<CatalogQuery> queries);
}
