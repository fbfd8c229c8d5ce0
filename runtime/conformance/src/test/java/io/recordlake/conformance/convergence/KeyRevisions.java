package io.recordlake.conformance.convergence;

import io.recordlake.model.type.DataType;
import io.recordlake.planning.delta.LayoutTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Changes of keys. */
final class KeyRevisions {
  private static final List<String> NAMES =
      List.of("My_Key", "my_key", "orders_pk", "größe_fk", "k'1", "a`b", "t_id_fk");

  private final Dice dice;

  KeyRevisions(Dice dice) {
    this.dice = dice;
  }

  /** Gives a table another primary key, or none. */
  void setPrimaryKey(DraftTable table) {
    List<String> candidates = FirstDraft.names(table, LayoutTypes::canPartition);
    if (dice.percent(75)) {
      candidates.removeIf(name -> isNullable(table, name));
    }
    table.primaryKey = null;
    table.primaryKeyName = null;
    if (!candidates.isEmpty() && dice.percent(85)) {
      List<String> shuffled = dice.shuffled(candidates);
      int size = dice.percent(70) ? 1 : dice.between(1, Math.min(3, shuffled.size()));
      List<String> key = new ArrayList<>(shuffled.subList(0, size));
      for (DraftColumn column : table.columns) {
        if (key.contains(column.name)) {
          column.nullable = false;
        }
      }
      table.primaryKey = key;
      if (dice.percent(20)) {
        table.primaryKeyName = dice.pick(NAMES);
      }
    }
  }

  private static boolean isNullable(DraftTable table, String name) {
    DraftColumn column = table.column(name);
    return column != null && column.nullable;
  }

  /** Lets a table reference another, or itself, if any of them has a key. */
  void addForeignKey(DraftTable table, Drafts drafts) {
    List<DraftTable> parents = new ArrayList<>();
    for (DraftTable parent : drafts.tables) {
      boolean later = drafts.tables.indexOf(parent) > drafts.tables.indexOf(table);
      if (parent.primaryKey != null && (!later || dice.percent(10))) {
        parents.add(parent);
      }
    }
    if (parents.isEmpty()) {
      return;
    }
    DraftTable parent = dice.pick(parents);
    List<String> referenced = dice.shuffled(Objects.requireNonNull(parent.primaryKey));
    List<String> local = new ArrayList<>();
    for (String column : referenced) {
      DraftColumn found = parent.column(column);
      if (found == null) {
        return;
      }
      local.add(localColumn(table, found.type, local));
    }
    DraftKey key = new DraftKey(local, parent.name, referenced);
    if (dice.percent(20)) {
      key.name = dice.pick(NAMES);
    }
    table.foreignKeys.add(key);
    drafts.dropBrokenKeys();
  }

  private String localColumn(DraftTable table, DataType type, List<String> taken) {
    List<String> candidates = FirstDraft.names(table, type::equals);
    candidates.removeAll(taken);
    if (!candidates.isEmpty() && dice.percent(60)) {
      return dice.pick(candidates);
    }
    DraftColumn column = new DraftColumn(FirstDraft.freeName(table, dice), type, true);
    table.columns.add(column);
    return column.name;
  }

  void dropForeignKey(DraftTable table) {
    if (!table.foreignKeys.isEmpty()) {
      table.foreignKeys.remove(dice.pick(table.foreignKeys));
    }
  }
}
