package io.recordlake.processor.declare;

import java.util.Locale;

/**
 * How a component's name becomes a column's name. The names it gives are stored in catalogs, so
 * what it answers for a name never changes.
 */
public enum ColumnNaming {
  /**
   * Puts {@code _} before an upper-case letter that follows a lower-case letter or a digit, and
   * before the last upper-case letter of a run that a lower-case letter follows; then lower-cases.
   */
  SNAKE_CASE {
    @Override
    public String columnName(String component) {
      int[] letters = component.codePoints().toArray();
      StringBuilder name = new StringBuilder();
      for (int i = 0; i < letters.length; i++) {
        if (i > 0 && Character.isUpperCase(letters[i]) && startsWord(letters, i)) {
          name.append('_');
        }
        name.appendCodePoint(letters[i]);
      }
      return name.toString().toLowerCase(Locale.ROOT);
    }

    private boolean startsWord(int[] letters, int i) {
      int before = letters[i - 1];
      boolean endsRun = i + 1 < letters.length && Character.isLowerCase(letters[i + 1]);
      return Character.isLowerCase(before)
          || Character.isDigit(before)
          || (Character.isUpperCase(before) && endsRun);
    }
  },

  /** The component's name. */
  AS_IS {
    @Override
    public String columnName(String component) {
      return component;
    }
  };

  /** The name of the column that a component of this name declares. */
  public abstract String columnName(String component);
}
