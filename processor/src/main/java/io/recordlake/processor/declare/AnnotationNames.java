package io.recordlake.processor.declare;

/** The annotations by name: nothing of the user's class path is loaded. */
public final class AnnotationNames {

  public static final String DELTA_TABLE = "io.recordlake.annotations.DeltaTable";
  public static final String TABLE_REGISTRY = "io.recordlake.annotations.TableRegistry";
  public static final String COLUMN = "io.recordlake.annotations.Column";
  public static final String FOREIGN_KEY = "io.recordlake.annotations.ForeignKey";
  public static final String GENERATED = "io.recordlake.annotations.GeneratedByRecordLake";
  public static final String VARIANT = "io.recordlake.annotations.Variant";

  private AnnotationNames() {}
}
