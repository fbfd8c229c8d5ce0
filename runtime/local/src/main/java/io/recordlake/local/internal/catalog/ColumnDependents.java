package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.json.Json;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Expressions of other writers that name a column: CHECK constraints and generated columns. They
 * are not parsed; a word in them that is spelled like the column counts as the column.
 */
final class ColumnDependents {

  private static final String CHECK_PREFIX = "delta.constraints.";
  private static final String GENERATION_EXPRESSION = "delta.generationExpression";

  private ColumnDependents() {}

  /**
   * Checks that no expression speaks of a column that is to be changed.
   *
   * @throws StatementRefused when one does
   */
  static void refuseIfAny(LakeTable table, String column) {
    for (Map.Entry<String, String> property : table.metadata().configuration().entrySet()) {
      if (property.getKey().startsWith(CHECK_PREFIX) && names(property.getValue(), column)) {
        throw Condition.DELTA_CONSTRAINT_DEPENDENT_COLUMN_CHANGE.refuse(
            "Column \""
                + column
                + "\" of "
                + table.name()
                + " is used by the CHECK constraint \""
                + property.getKey().substring(CHECK_PREFIX.length())
                + "\" ("
                + property.getValue()
                + "). Drop the constraint first.");
      }
    }
    for (DeltaField field : table.columns()) {
      Json stored = field.metadata().get(GENERATION_EXPRESSION);
      String expression = stored == null ? null : stored.text();
      if (expression != null && (field.name().equals(column) || names(expression, column))) {
        throw Condition.DELTA_GENERATED_COLUMNS_DEPENDENT_COLUMN_CHANGE.refuse(
            "Column \""
                + column
                + "\" of "
                + table.name()
                + " is used by the generated column \""
                + field.name()
                + "\" ("
                + expression
                + ").");
      }
    }
  }

  private static boolean names(String expression, String column) {
    String word = "(?<![\\p{L}\\p{N}_])" + Pattern.quote(column.toLowerCase(Locale.ROOT));
    return Pattern.compile(word + "(?![\\p{L}\\p{N}_])")
        .matcher(expression.toLowerCase(Locale.ROOT))
        .find();
  }
}
