package io.recordlake.model.table;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A protocol feature of a table that some column types need. In the order of their names. */
public enum TableFeature {
  /** Needed by {@link ScalarType#TIMESTAMP_NTZ}. */
  TIMESTAMP_NTZ("timestampNtz", ScalarType.TIMESTAMP_NTZ),
  /** Needed by {@link ScalarType#VARIANT}. */
  VARIANT_TYPE("variantType", ScalarType.VARIANT);

  private static final List<TableFeature> ALL = List.of(values());

  private final String canonicalName;
  private final ScalarType neededBy;

  TableFeature(String canonicalName, ScalarType neededBy) {
    this.canonicalName = canonicalName;
    this.neededBy = neededBy;
  }

  /** The feature's name in the Delta protocol, such as {@code timestampNtz}. */
  public String canonicalName() {
    return canonicalName;
  }

  /** The features that a table with these columns needs, in the order of their names. */
  public static Set<TableFeature> requiredBy(Collection<DesiredColumn> columns) {
    EnumSet<TableFeature> required = EnumSet.noneOf(TableFeature.class);
    Collector collector = new Collector(required);
    for (DesiredColumn column : columns) {
      column.type().accept(collector);
    }
    return Collections.unmodifiableSet(required);
  }

  /** Answers how many features it has found so far. */
  private record Collector(EnumSet<TableFeature> found) implements DataTypeVisitor<Integer> {
    @Override
    public Integer scalar(ScalarType type) {
      for (TableFeature feature : ALL) {
        if (feature.neededBy == type) {
          found.add(feature);
        }
      }
      return found.size();
    }

    @Override
    public Integer decimal(DecimalType type) {
      return found.size();
    }

    @Override
    public Integer array(ArrayType type) {
      return type.element().accept(this);
    }

    @Override
    public Integer map(MapType type) {
      type.key().accept(this);
      return type.value().accept(this);
    }

    @Override
    public Integer struct(StructType type) {
      for (StructField field : type.fields()) {
        field.type().accept(this);
      }
      return found.size();
    }
  }
}
