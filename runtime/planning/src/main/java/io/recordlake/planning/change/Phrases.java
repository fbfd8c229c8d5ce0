package io.recordlake.planning.change;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The phrases that changes are made of. */
final class Phrases {
  static final String RECLUSTER_HINT = "— OPTIMIZE FULL reclusters existing files";
  static final String PERMANENCE_NOTE = "— permanent: readers and writers need it from then on";

  private Phrases() {}

  /** The text in single quotes, on one line. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("'");
    text.codePoints().forEach(c -> append(out, c));
    return out.append('\'').toString();
  }

  private static void append(StringBuilder out, int codePoint) {
    switch (codePoint) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (Character.isISOControl(codePoint) || codePoint == 0x2028 || codePoint == 0x2029) {
          out.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
        } else {
          out.appendCodePoint(codePoint);
        }
      }
    }
  }

  static String columns(List<Identifier> columns) {
    return columns.stream().map(Identifier::value).collect(Collectors.joining(", ", "(", ")"));
  }

  static String value(String value) {
    return "= " + quoted(value);
  }

  static String formerly(String value) {
    return "(was " + quoted(value) + ")";
  }

  static String arrow(String from, String to) {
    return from + " → " + to;
  }

  static String columnSubject(Identifier column) {
    return "column " + column;
  }

  static String columnTagSubject(Identifier column, String key) {
    return "column " + column + "." + key;
  }

  static Change set(ChangeKind kind, String subject, String desired, @Nullable String observed) {
    return observed == null
        ? Change.add(kind, subject, value(desired))
        : Change.change(kind, subject, value(desired), formerly(observed));
  }

  static Change comment(String subject, String desired) {
    return Change.change(
        ChangeKind.COMMENTS, subject, desired.isEmpty() ? "(unset)" : quoted(desired));
  }

  static Change column(DesiredColumn column) {
    String label = column.type().label();
    String name = column.name().value();
    return column.nullable()
        ? Change.add(ChangeKind.COLUMNS, name, label)
        : Change.add(ChangeKind.COLUMNS, name, label, "NOT NULL");
  }

  static Change primaryKey(DesiredPrimaryKey key) {
    String columns = columns(key.columns());
    Identifier name = key.name();
    String shown = name == null ? columns : name.value();
    return Change.add(ChangeKind.KEYS, "primary key " + shown, columns);
  }

  static Change foreignKey(DesiredForeignKey key) {
    String columns = columns(key.columns());
    Identifier name = key.name();
    String shown = name == null ? columns : name.value();
    return Change.add(
        ChangeKind.KEYS, "foreign key " + shown, arrow(columns, key.references().toString()));
  }
}
