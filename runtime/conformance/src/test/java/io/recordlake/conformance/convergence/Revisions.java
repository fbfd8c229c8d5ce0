package io.recordlake.conformance.convergence;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Changes declarations as people do from one release to the next. */
final class Revisions {
  private final Dice dice;
  private final Drafts drafts;
  private final List<Consumer<DraftTable>> choices = new ArrayList<>();

  private Revisions(Dice dice, Drafts drafts) {
    this.dice = dice;
    this.drafts = drafts;
    ColumnRevisions columns = new ColumnRevisions(dice, drafts);
    KeyRevisions keys = new KeyRevisions(dice);
    offer(7, columns::add);
    offer(5, columns::drop);
    offer(7, columns::rename);
    offer(6, columns::widen);
    offer(4, columns::loosen);
    offer(2, columns::reorder);
    offer(1, columns::oppose);
    offer(5, columns::comment);
    offer(5, columns::tag);
    offer(3, keys::setPrimaryKey);
    offer(4, table -> keys.addForeignKey(table, drafts));
    offer(2, keys::dropForeignKey);
    offer(5, table -> PropertyRevisions.change(table, dice));
    offer(4, table -> AnnotationRevisions.change(table.tags, dice));
    offer(3, table -> table.comment = Texts.comment(dice));
    offer(4, this::recluster);
    offer(1, table -> FirstDraft.layOut(table, dice));
  }

  private void offer(int weight, Consumer<DraftTable> change) {
    for (int i = 0; i < weight; i++) {
      choices.add(change);
    }
  }

  /** The drafts of the next release. */
  static Drafts revise(Drafts before, Dice dice) {
    Drafts after = before.copy();
    Revisions revisions = new Revisions(dice, after);
    for (DraftTable table : after.tables) {
      revisions.forgetHistory(table);
      if (dice.percent(75)) {
        revisions.change(table);
      }
    }
    revisions.tables();
    after.dropBrokenKeys();
    return after;
  }

  /** Hints of earlier releases may stay, or go. */
  private void forgetHistory(DraftTable table) {
    if (dice.percent(70)) {
      table.columns.forEach(column -> column.renamedFrom = null);
      table.dropped.clear();
    }
  }

  private void change(DraftTable table) {
    if (dice.percent(12)) {
      table.scope = dice.pick(List.of(Scope.TAGS, Scope.ANNOTATIONS, Scope.METADATA, Scope.FULL));
    }
    if (table.scope != Scope.FULL && dice.percent(85)) {
      annotate(table);
      return;
    }
    for (int i = dice.between(1, 5); i > 0; i--) {
      dice.pick(choices).accept(table);
    }
  }

  /** Changes within every scope, or nearly. */
  private void annotate(DraftTable table) {
    table.columns.forEach(column -> column.renamedFrom = null);
    AnnotationRevisions.change(table.tags, dice);
    AnnotationRevisions.change(dice.pick(table.columns).tags, dice);
    if (table.scope != Scope.TAGS || dice.percent(10)) {
      table.comment = Texts.comment(dice);
      dice.pick(table.columns).comment = Texts.comment(dice);
    }
  }

  private void recluster(DraftTable table) {
    if (table.partitionedBy.isEmpty()) {
      FirstDraft.layOut(table, dice);
      if (dice.percent(90)) {
        table.partitionedBy.clear();
      }
    }
  }

  private void tables() {
    if (dice.percent(10)) {
      QualifiedName name = new QualifiedName("dev", "s", "new_" + drafts.tables.size());
      if (drafts.table(name) == null) {
        drafts.tables.add(FirstDraft.table(name, dice));
      }
    }
    if (dice.percent(5) && drafts.tables.size() > 1) {
      drafts.tables.remove(dice.pick(drafts.tables));
    }
  }
}
