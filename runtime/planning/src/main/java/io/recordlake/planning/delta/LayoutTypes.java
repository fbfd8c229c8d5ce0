package io.recordlake.planning.delta;

import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;

/** Which column types may lay out a table. */
public final class LayoutTypes {
  /** The most columns that a table can be clustered by. */
  public static final int MAX_CLUSTERING_COLUMNS = 4;

  private LayoutTypes() {}

  /** Whether a column of this type can partition a table. */
  public static boolean canPartition(DataType type) {
    return type instanceof DecimalType
        || (type instanceof ScalarType && type != ScalarType.VARIANT);
  }

  /** Whether a column of this type can cluster a table: statistics are kept of such columns. */
  public static boolean canCluster(DataType type) {
    return canPartition(type) && type != ScalarType.BOOLEAN && type != ScalarType.BINARY;
  }
}
