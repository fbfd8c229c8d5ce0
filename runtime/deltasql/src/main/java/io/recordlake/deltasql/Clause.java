package io.recordlake.deltasql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one action contributes to a statement: alone it is {@code head + item + tail}; where the
 * platform has a list form, neighbours of the same list put their items into one statement.
 *
 * @param head what stands before the item
 * @param item the action's own part
 * @param tail what stands after the item
 * @param list the list form, or null when the action is always a statement of its own
 */
record Clause(String head, String item, String tail, @Nullable ListForm list) {
  /**
   * A statement that carries out several actions.
   *
   * @param head what stands before the first item
   * @param tail what stands after the last item
   * @param limit the most items that one statement takes
   */
  record ListForm(String head, String tail, int limit) {}

  /** A statement that stands alone. */
  static Clause alone(String sql) {
    return new Clause("", sql, "", null);
  }

  /** An item that reads the same alone and in a list. */
  static Clause listed(String head, String item, String tail) {
    return new Clause(head, item, tail, new ListForm(head, tail, Integer.MAX_VALUE));
  }

  /** The statement of this action alone. */
  String sql() {
    return head + item + tail;
  }

  /** The statement of several actions that share their list form. */
  static String sql(List<Clause> clauses) {
    ListForm list = clauses.get(0).list();
    if (clauses.size() == 1 || list == null) {
      return clauses.get(0).sql();
    }
    StringBuilder sql = new StringBuilder(list.head());
    for (int i = 0; i < clauses.size(); i++) {
      sql.append(i == 0 ? "" : SEPARATOR).append(clauses.get(i).item());
    }
    return sql.append(list.tail()).toString();
  }

  /** What stands between two items. */
  static final String SEPARATOR = ", ";
}
