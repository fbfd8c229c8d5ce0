package io.recordlake.conformance.convergence;

import io.recordlake.model.type.DataType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Changes of columns, most of which a catalog can follow. */
final class ColumnRevisions {
  private final Dice dice;
  private final Drafts drafts;

  ColumnRevisions(Dice dice, Drafts drafts) {
    this.dice = dice;
    this.drafts = drafts;
  }

  void add(DraftTable table) {
    DraftColumn column = FirstDraft.column(table, dice);
    if (!column.nullable && dice.percent(95)) {
      column = new DraftColumn(column.name, Types.any(dice, table.mapped(), false), true);
    }
    table.columns.add(dice.below(table.columns.size() + 1), column);
  }

  /** Takes a column out, as a rule one that nothing stands on, and as a rule says so. */
  void drop(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    if (table.columns.size() == 1 || (isUsed(table, column) && dice.percent(70))) {
      return;
    }
    table.columns.remove(column);
    table.rename(name -> DraftTable.same(name, column.name) ? null : name);
    if (dice.percent(85)) {
      table.dropped.add(dice.percent(90) ? column.name : column.name.toUpperCase(Locale.ROOT));
    }
  }

  private static boolean isUsed(DraftTable table, DraftColumn column) {
    return table.partitionedBy.contains(column.name)
        || table.clusteredBy.contains(column.name)
        || (table.primaryKey != null && table.primaryKey.contains(column.name));
  }

  /** Renames a column, as a rule with a hint, and everything in the drafts that names it. */
  void rename(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    String old = column.name;
    String fresh = FirstDraft.freeName(table, dice);
    column.name = fresh;
    if (table.mapped() && dice.percent(90)) {
      column.renamedFrom = old;
    } else if (dice.percent(80)) {
      table.dropped.add(old);
    }
    follow(table, old, fresh);
  }

  /** Changes a column as no catalog follows. */
  void oppose(DraftTable table) {
    switch (dice.below(3)) {
      case 0 -> retype(table);
      case 1 -> dice.pick(table.columns).nullable = false;
      default -> respell(table);
    }
  }

  /** Spells a column in another case. */
  private void respell(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    String old = column.name;
    String fresh = dice.percent(50) ? old.toUpperCase(Locale.ROOT) : old.toLowerCase(Locale.ROOT);
    if (DraftTable.same(old, fresh)) {
      column.name = fresh;
      follow(table, old, fresh);
    }
  }

  private void follow(DraftTable table, String old, String fresh) {
    table.rename(name -> DraftTable.same(name, old) ? fresh : name);
    for (DraftTable other : drafts.tables) {
      for (DraftKey key : other.foreignKeys) {
        if (key.references.equals(table.name)) {
          key.referenced.replaceAll(name -> DraftTable.same(name, old) ? fresh : name);
        }
      }
    }
  }

  /** Widens a column, as a rule with all that its foreign keys tie to it. */
  void widen(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    List<DataType> wider = Types.wider(column.type);
    if (!wider.isEmpty()) {
      change(table, column, dice.pick(wider));
    }
  }

  /** Gives a column any other type. */
  private void retype(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    change(table, column, Types.any(dice, table.mapped(), !column.nullable));
  }

  private void change(DraftTable table, DraftColumn column, DataType type) {
    Set<DraftColumn> seen = new HashSet<>();
    Deque<DraftColumn> tied = new ArrayDeque<>(List.of(column));
    boolean together = dice.percent(90);
    while (!tied.isEmpty()) {
      DraftColumn next = tied.pop();
      if (seen.add(next)) {
        next.type = type;
        if (together) {
          tied.addAll(neighbours(next));
        }
      }
    }
    table.rename(name -> name);
  }

  /** The columns that a foreign key pairs with a column. */
  private Set<DraftColumn> neighbours(DraftColumn column) {
    Set<DraftColumn> found = new HashSet<>();
    for (DraftTable owner : drafts.tables) {
      for (DraftKey key : owner.foreignKeys) {
        DraftTable parent = drafts.table(key.references);
        for (int i = 0; parent != null && i < key.columns.size(); i++) {
          DraftColumn local = owner.column(key.columns.get(i));
          DraftColumn referenced = parent.column(key.referenced.get(i));
          if (local != null && referenced != null && (local == column || referenced == column)) {
            found.add(local);
            found.add(referenced);
          }
        }
      }
    }
    return found;
  }

  /** Lets a column be null, or, seldom, forbids it. */
  void loosen(DraftTable table) {
    DraftColumn column = dice.pick(table.columns);
    boolean key = table.primaryKey != null && table.primaryKey.contains(column.name);
    if (!key) {
      column.nullable = dice.percent(90) || column.nullable;
    } else if (dice.percent(10)) {
      table.primaryKey = null;
      table.primaryKeyName = null;
      column.nullable = true;
    }
  }

  void reorder(DraftTable table) {
    table.columns = dice.shuffled(table.columns);
  }

  void comment(DraftTable table) {
    dice.pick(table.columns).comment = Texts.comment(dice);
  }

  void tag(DraftTable table) {
    AnnotationRevisions.change(dice.pick(table.columns).tags, dice);
  }
}
