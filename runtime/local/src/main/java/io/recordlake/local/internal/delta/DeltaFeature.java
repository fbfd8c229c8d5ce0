package io.recordlake.local.internal.delta;

import org.jspecify.annotations.Nullable;

/**
 * The table features whose tables we can read and commit metadata to. Every other feature may give
 * a commit a duty that we do not know, so a table that has one is refused.
 */
public enum DeltaFeature {
  APPEND_ONLY("appendOnly", Side.WRITER, 2),
  INVARIANTS("invariants", Side.WRITER, 2),
  CHECK_CONSTRAINTS("checkConstraints", Side.WRITER, 3),
  CHANGE_DATA_FEED("changeDataFeed", Side.WRITER, 4),
  GENERATED_COLUMNS("generatedColumns", Side.WRITER, 4),
  COLUMN_MAPPING("columnMapping", Side.BOTH, 5),
  IDENTITY_COLUMNS("identityColumns", Side.WRITER, 6),
  ALLOW_COLUMN_DEFAULTS("allowColumnDefaults", Side.WRITER),
  CHECKPOINT_PROTECTION("checkpointProtection", Side.WRITER),
  CLUSTERING("clustering", Side.WRITER),
  DELETION_VECTORS("deletionVectors", Side.BOTH),
  DOMAIN_METADATA("domainMetadata", Side.WRITER),
  ROW_TRACKING("rowTracking", Side.WRITER),
  TIMESTAMP_NTZ("timestampNtz", Side.BOTH),
  TYPE_WIDENING("typeWidening", Side.BOTH),
  TYPE_WIDENING_PREVIEW("typeWidening-preview", Side.BOTH),
  V2_CHECKPOINT("v2Checkpoint", Side.BOTH),
  VACUUM_PROTOCOL_CHECK("vacuumProtocolCheck", Side.BOTH),
  VARIANT_TYPE("variantType", Side.BOTH),
  VARIANT_TYPE_PREVIEW("variantType-preview", Side.BOTH);

  /** The first writer version whose feature list is spelled out. */
  static final int WRITER_FEATURES_VERSION = 7;

  /** The first reader version whose feature list is spelled out. */
  static final int READER_FEATURES_VERSION = 3;

  private static final int NOT_LEGACY = WRITER_FEATURES_VERSION;

  private final String id;
  private final Side side;
  private final int legacyWriterVersion;

  DeltaFeature(String id, Side side) {
    this(id, side, NOT_LEGACY);
  }

  DeltaFeature(String id, Side side, int legacyWriterVersion) {
    this.id = id;
    this.side = side;
    this.legacyWriterVersion = legacyWriterVersion;
  }

  /** The name in protocols and in {@code delta.feature.*} properties. */
  public String id() {
    return id;
  }

  /** Whether readers must know it too. */
  boolean concernsReaders() {
    return side == Side.BOTH;
  }

  /** Whether a protocol without feature lists implies it at that writer version. */
  boolean isImpliedBy(int writerVersion) {
    return writerVersion < WRITER_FEATURES_VERSION && legacyWriterVersion <= writerVersion;
  }

  /** The feature of that name; null when we do not know it. */
  public static @Nullable DeltaFeature named(String id) {
    for (DeltaFeature feature : values()) {
      if (feature.id.equals(id)) {
        return feature;
      }
    }
    return null;
  }

  private enum Side {
    WRITER,
    BOTH
  }
}
