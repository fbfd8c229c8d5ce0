package io.recordlake.engine.fake;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.ActionVisitor;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.RenameColumn;
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
import io.recordlake.model.table.TableFeature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What actions make of a table: the state of one table, changed in place. */
final class AppliedActions implements ActionVisitor<Boolean> {
  private final QualifiedName name;
  private final List<ObservedColumn> columns = new ArrayList<>();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Map<String, String> properties = new LinkedHashMap<>();
  private final Set<TableFeature> features = new LinkedHashSet<>();
  private final List<ObservedForeignKey> foreignKeys = new ArrayList<>();
  private List<Identifier> clusteredBy = List.of();
  private List<Identifier> partitionedBy = List.of();
  private @Nullable ObservedPrimaryKey primaryKey;
  private String comment = "";

  private AppliedActions(QualifiedName name) {
    this.name = name;
  }

  /** The table as the actions leave it. */
  static ObservedTable apply(
      QualifiedName name, @Nullable ObservedTable before, List<Action> actions) {
    AppliedActions applied = new AppliedActions(name);
    if (before != null) {
      applied.start(before);
    }
    actions.forEach(action -> action.accept(applied));
    return applied.table();
  }

  private void start(ObservedTable before) {
    columns.addAll(before.columns());
    tags.putAll(before.tags());
    properties.putAll(before.properties());
    features.addAll(before.features());
    foreignKeys.addAll(before.foreignKeys());
    clusteredBy = before.clusteredBy();
    partitionedBy = before.partitionedBy();
    primaryKey = before.primaryKey();
    comment = before.comment();
  }

  private ObservedTable table() {
    ObservedTable.Builder table =
        ObservedTable.builder(name)
            .comment(comment)
            .tags(tags)
            .clusteredBy(clusteredBy)
            .partitionedBy(partitionedBy)
            .primaryKey(primaryKey);
    columns.forEach(table::column);
    properties.forEach(table::property);
    features.forEach(table::feature);
    foreignKeys.forEach(table::foreignKey);
    return table.build();
  }

  @Override
  public Boolean createTable(CreateTable action) {
    DesiredTable table = action.table();
    table.columns().forEach(column -> columns.add(observed(column)));
    comment = table.comment();
    clusteredBy = table.clusteredBy();
    partitionedBy = table.partitionedBy();
    table
        .properties()
        .forEach(
            (key, intent) -> {
              if (intent instanceof PropertyIntent.Present present) {
                properties.put(key, present.value());
              }
            });
    features.addAll(TableFeature.requiredBy(table.columns()));
    DesiredPrimaryKey key = table.primaryKey();
    return key == null || set(key);
  }

  private boolean set(DesiredPrimaryKey key) {
    Identifier wish = key.name();
    primaryKey =
        new ObservedPrimaryKey(key.columns(), wish == null ? Identifier.of("auto_pk") : wish);
    return true;
  }

  private static ObservedColumn observed(DesiredColumn column) {
    return new ObservedColumn(
        column.name(), column.type(), column.nullable(), column.comment(), Map.of());
  }

  private boolean change(Identifier column, UnaryOperator<ObservedColumn> change) {
    columns.replaceAll(have -> have.name().equals(column) ? change.apply(have) : have);
    return true;
  }

  private boolean changeTags(Identifier column, Consumer<Map<String, String>> change) {
    return change(
        column,
        have -> {
          Map<String, String> changed = new LinkedHashMap<>(have.tags());
          change.accept(changed);
          return new ObservedColumn(
              have.name(), have.type(), have.nullable(), have.comment(), changed);
        });
  }

  @Override
  public Boolean enableTableFeature(EnableTableFeature action) {
    return features.add(action.feature());
  }

  @Override
  public Boolean setProperty(SetProperty action) {
    properties.put(action.key(), action.desired());
    return true;
  }

  @Override
  public Boolean unsetProperty(UnsetProperty action) {
    properties.remove(action.key());
    return true;
  }

  @Override
  public Boolean setTableTag(SetTableTag action) {
    tags.put(action.key(), action.desired());
    return true;
  }

  @Override
  public Boolean unsetTableTag(UnsetTableTag action) {
    tags.remove(action.key());
    return true;
  }

  @Override
  public Boolean dropForeignKey(DropForeignKey action) {
    return foreignKeys.removeIf(key -> key.name().equals(action.name()));
  }

  @Override
  public Boolean dropPrimaryKey(DropPrimaryKey action) {
    primaryKey = null;
    return true;
  }

  @Override
  public Boolean renameColumn(RenameColumn action) {
    UnaryOperator<Identifier> rename =
        column -> column.equals(action.from()) ? action.to() : column;
    clusteredBy = clusteredBy.stream().map(rename).toList();
    partitionedBy = partitionedBy.stream().map(rename).toList();
    return change(
        action.from(),
        have ->
            new ObservedColumn(
                action.to(), have.type(), have.nullable(), have.comment(), have.tags()));
  }

  @Override
  public Boolean addColumn(AddColumn action) {
    return columns.add(observed(action.column()));
  }

  @Override
  public Boolean alterColumnType(AlterColumnType action) {
    return change(
        action.column(),
        have ->
            new ObservedColumn(
                have.name(), action.desired(), have.nullable(), have.comment(), have.tags()));
  }

  @Override
  public Boolean alterClustering(AlterClustering action) {
    clusteredBy = action.desired();
    return true;
  }

  @Override
  public Boolean setColumnTag(SetColumnTag action) {
    return changeTags(action.column(), have -> have.put(action.key(), action.desired()));
  }

  @Override
  public Boolean unsetColumnTag(UnsetColumnTag action) {
    return changeTags(action.column(), have -> have.remove(action.key()));
  }

  @Override
  public Boolean dropColumn(DropColumn action) {
    return columns.removeIf(have -> have.name().equals(action.column().name()));
  }

  @Override
  public Boolean setColumnComment(SetColumnComment action) {
    return change(
        action.column(),
        have ->
            new ObservedColumn(
                have.name(), have.type(), have.nullable(), action.desired(), have.tags()));
  }

  @Override
  public Boolean setTableComment(SetTableComment action) {
    comment = action.desired();
    return true;
  }

  @Override
  public Boolean setColumnNullability(SetColumnNullability action) {
    return change(
        action.column(),
        have ->
            new ObservedColumn(
                have.name(), have.type(), action.nullable(), have.comment(), have.tags()));
  }

  @Override
  public Boolean setPrimaryKey(SetPrimaryKey action) {
    return set(action.key());
  }

  @Override
  public Boolean setForeignKey(SetForeignKey action) {
    DesiredForeignKey key = action.key();
    Identifier wish = key.name();
    return foreignKeys.add(
        new ObservedForeignKey(
            key.columns(),
            key.references(),
            key.referencedColumns(),
            wish == null ? Identifier.of("auto_fk" + foreignKeys.size()) : wish));
  }
}
