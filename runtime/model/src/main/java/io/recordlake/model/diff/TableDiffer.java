package io.recordlake.model.diff;

import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.TableAspect;
import io.recordlake.model.table.TableFeature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares a desired table with an observed one. It finds every difference; whether it may be
 * resolved is decided later, so the scope of the declaration matters for properties alone, which a
 * narrower declaration does not state.
 */
public final class TableDiffer {
  private static final Comparator<Action> BY_SUBJECT =
      Comparator.comparing(Action::subject, CodePointOrder.INSTANCE);

  private final DesiredTable desired;
  private final ObservedTable observed;
  private final List<Action> actions = new ArrayList<>();
  private final List<Unresolvable> unresolvables = new ArrayList<>();
  private final List<ProtectedTag> protectedTags = new ArrayList<>();

  private TableDiffer(DesiredTable desired, ObservedTable observed) {
    this.desired = desired;
    this.observed = observed;
  }

  /**
   * The difference.
   *
   * @param desired the table as it should be
   * @param observed the table as the catalog has it, or null when it has none
   * @throws IllegalArgumentException when the two tables have different names
   */
  public static TableDiff diff(DesiredTable desired, @Nullable ObservedTable observed) {
    return observed == null ? missing(desired) : new TableDiffer(desired, observed).drift();
  }

  private static TableMissing missing(DesiredTable desired) {
    List<Action> actions = new ArrayList<>();
    actions.add(new CreateTable(desired));
    desired.tags().forEach((key, value) -> actions.add(new SetTableTag(key, value, null)));
    orderFrom(1, actions);
    for (DesiredColumn column : desired.columns()) {
      setTags(column, actions);
    }
    for (DesiredForeignKey key : desired.foreignKeys()) {
      actions.add(new SetForeignKey(key));
    }
    return new TableMissing(desired, actions);
  }

  private static void setTags(DesiredColumn column, List<Action> actions) {
    int first = actions.size();
    column
        .tags()
        .forEach((key, value) -> actions.add(new SetColumnTag(column.name(), key, value, null)));
    orderFrom(first, actions);
  }

  /** Tags and properties have no order of their own, so what differs in them is ordered by key. */
  private static void orderFrom(int first, List<Action> actions) {
    if (actions.size() - first > 1) {
      actions.subList(first, actions.size()).sort(BY_SUBJECT);
    }
  }

  private TableDrift drift() {
    ColumnAlignment columns = ColumnAlignment.of(desired, observed);
    features();
    actions.addAll(columns.renames());
    for (DesiredColumn column : columns.added()) {
      actions.add(new AddColumn(column));
      setTags(column, actions);
    }
    columns.removed().forEach(this::remove);
    columns.matched().forEach(this::match);
    clustering(columns.project(observed.clusteredBy()));
    primaryKey();
    foreignKeys();
    if (!desired.comment().equals(observed.comment())) {
      actions.add(new SetTableComment(desired.comment(), observed.comment()));
    }
    unresolvables.addAll(columns.conflicts());
    unresolvables.addAll(columns.caseDrifts());
    if (desired.scope().manages(TableAspect.PROPERTIES)) {
      properties();
    }
    tableTags();
    partitioning(columns.project(observed.partitionedBy()));
    return new TableDrift(desired, observed, actions, unresolvables, protectedTags);
  }

  private void features() {
    for (TableFeature feature : TableFeature.requiredBy(desired.columns())) {
      if (!observed.features().contains(feature)) {
        actions.add(new EnableTableFeature(feature));
      }
    }
  }

  private void remove(ObservedColumn column) {
    for (String key : column.tags().keySet()) {
      unsetColumnTag(column.name(), key);
    }
    actions.add(new DropColumn(column));
  }

  private void match(ColumnAlignment.Matched match) {
    DesiredColumn want = match.desired();
    ObservedColumn have = match.observed();
    Identifier name = match.projected();
    if (!want.type().equals(have.type())) {
      actions.add(new AlterColumnType(name, want.type(), have.type()));
    }
    if (want.nullable() != have.nullable()) {
      actions.add(new SetColumnNullability(name, want.nullable()));
    }
    if (!want.comment().equals(have.comment())) {
      actions.add(new SetColumnComment(name, want.comment(), have.comment()));
    }
    if (!want.tags().equals(have.tags())) {
      int first = actions.size();
      want.tags()
          .forEach(
              (key, value) -> {
                if (!value.equals(have.tags().get(key))) {
                  actions.add(new SetColumnTag(name, key, value, have.tags().get(key)));
                }
              });
      orderFrom(first, actions);
      for (String key : have.tags().keySet()) {
        if (!want.tags().containsKey(key)) {
          unsetColumnTag(name, key);
        }
      }
    }
  }

  private void unsetColumnTag(Identifier column, String key) {
    if (ProtectedTag.isSettable(key)) {
      actions.add(new UnsetColumnTag(column, key));
    } else {
      protectedTags.add(new ProtectedTag(column + "." + key));
    }
  }

  private void clustering(List<Identifier> projected) {
    if (!Identifier.sameSet(desired.clusteredBy(), projected)) {
      actions.add(new AlterClustering(desired.clusteredBy(), projected));
    }
  }

  /** Keys are compared by the observed names, so a renamed key column means a new key. */
  private void primaryKey() {
    DesiredPrimaryKey want = desired.primaryKey();
    ObservedPrimaryKey have = observed.primaryKey();
    if (want != null && have != null && want.matches(have)) {
      return;
    }
    if (have != null) {
      actions.add(new DropPrimaryKey(have.name()));
    }
    if (want != null) {
      actions.add(new SetPrimaryKey(want));
    }
  }

  private void foreignKeys() {
    List<ObservedForeignKey> unmatched = new ArrayList<>(observed.foreignKeys());
    List<Action> sets = new ArrayList<>();
    for (DesiredForeignKey want : desired.foreignKeys()) {
      int found = 0;
      while (found < unmatched.size() && !want.matches(unmatched.get(found))) {
        found++;
      }
      if (found < unmatched.size()) {
        unmatched.remove(found);
      } else {
        sets.add(new SetForeignKey(want));
      }
    }
    for (ObservedForeignKey have : unmatched) {
      actions.add(new DropForeignKey(have.name()));
    }
    actions.addAll(sets);
  }

  private void properties() {
    int first = actions.size();
    for (Map.Entry<String, PropertyIntent> entry : desired.properties().entrySet()) {
      String key = entry.getKey();
      String have = observed.properties().get(key);
      if (entry.getValue() instanceof PropertyIntent.Present want) {
        if (!want.value().equals(have)) {
          actions.add(new SetProperty(key, want.value(), have));
        }
      } else if (have != null) {
        actions.add(new UnsetProperty(key, have));
      }
    }
    orderFrom(first, actions);
    observed
        .properties()
        .forEach(
            (key, value) -> {
              if (!desired.properties().containsKey(key)) {
                unresolvables.add(new Unresolvable.PropertyUndeclared(key, value));
              }
            });
  }

  private void tableTags() {
    if (desired.tags().equals(observed.tags())) {
      return;
    }
    int first = actions.size();
    desired
        .tags()
        .forEach(
            (key, value) -> {
              if (!value.equals(observed.tags().get(key))) {
                actions.add(new SetTableTag(key, value, observed.tags().get(key)));
              }
            });
    orderFrom(first, actions);
    for (String key : observed.tags().keySet()) {
      if (desired.tags().containsKey(key)) {
        continue;
      }
      if (ProtectedTag.isSettable(key)) {
        actions.add(new UnsetTableTag(key));
      } else {
        protectedTags.add(new ProtectedTag(key));
      }
    }
  }

  private void partitioning(List<Identifier> projected) {
    if (!desired.partitionedBy().equals(projected)) {
      unresolvables.add(new Unresolvable.PartitioningChanged(desired.partitionedBy(), projected));
    }
  }
}
