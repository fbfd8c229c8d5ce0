package io.recordlake.conformance.convergence;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.delta.ColumnNames;
import io.recordlake.planning.delta.LayoutTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Writes declarations from nothing. */
final class FirstDraft {
  private static final List<String> TABLES =
      List.of("orders", "Customer", "line_item", "größe", "日本", "t", "a'b", "x`y", "GRÖßE_2");

  private static final List<Integer> SIZES = List.of(1, 1, 1, 2, 2, 2, 3, 3, 4);

  private final Dice dice;
  private final Drafts drafts = new Drafts();

  private FirstDraft(Dice dice) {
    this.dice = dice;
  }

  /** One to four tables, some of which reference others. */
  static Drafts of(Dice dice) {
    FirstDraft first = new FirstDraft(dice);
    for (String name : dice.shuffled(TABLES).subList(0, dice.pick(SIZES))) {
      String schema = dice.percent(85) ? "s" : "Other";
      first.drafts.tables.add(first.table(new QualifiedName("dev", schema, name)));
    }
    KeyRevisions keys = new KeyRevisions(dice);
    for (DraftTable table : first.drafts.tables) {
      for (int i = dice.below(3); i > 0; i--) {
        keys.addForeignKey(table, first.drafts);
      }
    }
    return first.drafts;
  }

  /** A table without foreign keys. */
  DraftTable table(QualifiedName name) {
    DraftTable table = new DraftTable(name);
    properties(table);
    for (int i = dice.between(1, 8); i > 0; i--) {
      table.columns.add(column(table, dice));
    }
    table.comment = Texts.comment(dice);
    table.tags = Texts.tags(dice);
    if (dice.percent(60)) {
      new KeyRevisions(dice).setPrimaryKey(table);
    }
    layOut(table, dice);
    return table;
  }

  /** A table beside those of a draft. */
  static DraftTable table(QualifiedName name, Dice dice) {
    return new FirstDraft(dice).table(name);
  }

  private void properties(DraftTable table) {
    if (dice.percent(75)) {
      table.properties.put(DraftTable.MAPPING, Optional.of("name"));
    }
    if (dice.percent(80)) {
      table.properties.put(DraftTable.WIDENING, Optional.of("true"));
    }
    if (dice.percent(15)) {
      table.properties.put(DraftTable.FEED, Optional.of("true"));
    }
  }

  /** A new column whose name the table does not have. */
  static DraftColumn column(DraftTable table, Dice dice) {
    boolean nullable = dice.percent(65);
    DataType type = Types.any(dice, table.mapped(), !nullable);
    DraftColumn column = new DraftColumn(freeName(table, dice), type, nullable);
    column.comment = Texts.comment(dice);
    column.tags = Texts.tags(dice);
    return column;
  }

  static String freeName(DraftTable table, Dice dice) {
    Set<Identifier> taken = new HashSet<>();
    table.columns.forEach(column -> taken.add(Identifier.of(column.name)));
    table.dropped.forEach(name -> taken.add(Identifier.of(name)));
    String name = Texts.name(dice, table.mapped());
    for (int i = 2;
        taken.contains(Identifier.of(name))
            || (table.says(DraftTable.FEED, "true") && ColumnNames.reservedByChangeDataFeed(name));
        i++) {
      name = Texts.name(dice, table.mapped()) + "_" + i;
    }
    return name;
  }

  /** Partitions or clusters a table by columns that can, or does neither. */
  static void layOut(DraftTable table, Dice dice) {
    table.partitionedBy.clear();
    table.clusteredBy.clear();
    int choice = dice.below(10);
    if (choice < 3) {
      List<String> names = names(table, LayoutTypes::canPartition);
      int most = Math.min(2, table.columns.size() - 1);
      table.partitionedBy.addAll(dice.some(names, most));
    } else if (choice < 6) {
      table.clusteredBy.addAll(dice.some(names(table, LayoutTypes::canCluster), 4));
    }
  }

  static List<String> names(DraftTable table, Predicate<DataType> wanted) {
    List<String> names = new ArrayList<>();
    for (DraftColumn column : table.columns) {
      if (wanted.test(column.type)) {
        names.add(column.name);
      }
    }
    return names;
  }
}
