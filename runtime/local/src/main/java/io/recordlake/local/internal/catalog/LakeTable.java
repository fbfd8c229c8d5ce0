package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.delta.TableMetadata;
import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table of the lake as of one version: what Delta says and what the catalog says. Edits answer a
 * changed copy; nothing is written until it is committed.
 */
public record LakeTable(QualifiedName name, DeltaSnapshot snapshot, TableFacts facts) {

  /** The table as the snapshot tells it, facts included. */
  public static LakeTable of(QualifiedName name, DeltaSnapshot snapshot) {
    String stored = snapshot.metadata().property(FactsJson.PROPERTY);
    return new LakeTable(name, snapshot, FactsJson.read(name, stored));
  }

  /** The snapshot to commit: facts inside, and the features that its parts call for. */
  public DeltaSnapshot toCommit() {
    String stored = FactsJson.write(name, facts);
    DeltaSnapshot complete =
        snapshot.withMetadata(snapshot.metadata().withProperty(FactsJson.PROPERTY, stored));
    return complete.withFeatures(complete.requiredFeatures());
  }

  public TableMetadata metadata() {
    return snapshot.metadata();
  }

  /** The columns in order. */
  public List<DeltaField> columns() {
    return metadata().schema().fields();
  }

  /** The column of that name, ignoring case; null when there is none. */
  public @Nullable DeltaField column(String columnName) {
    String folded = columnName.toLowerCase(Locale.ROOT);
    for (DeltaField column : columns()) {
      if (column.name().toLowerCase(Locale.ROOT).equals(folded)) {
        return column;
      }
    }
    return null;
  }

  /**
   * The column of that name, ignoring case.
   *
   * @throws StatementRefused when there is none
   */
  public DeltaField requireColumn(String columnName) {
    DeltaField column = column(columnName);
    if (column == null) {
      throw Condition.DELTA_COLUMN_NOT_FOUND_IN_SCHEMA.refuse(
          "Table " + name + " has no column \"" + columnName + "\".");
    }
    return column;
  }

  public LakeTable withSnapshot(DeltaSnapshot changed) {
    return new LakeTable(name, changed, facts);
  }

  public LakeTable withMetadata(TableMetadata changed) {
    return withSnapshot(snapshot.withMetadata(changed));
  }

  public LakeTable withFacts(TableFacts changed) {
    return new LakeTable(name, snapshot, changed);
  }

  public LakeTable withColumns(List<DeltaField> columns) {
    return withMetadata(metadata().withSchema(new DeltaType.StructOf(columns)));
  }

  /** This table with one column, spelled exactly, replaced. */
  public LakeTable withColumn(String columnName, UnaryOperator<DeltaField> change) {
    List<DeltaField> changed = new ArrayList<>();
    for (DeltaField column : columns()) {
      changed.add(column.name().equals(columnName) ? change.apply(column) : column);
    }
    return withColumns(changed);
  }
}
