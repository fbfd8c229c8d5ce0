package io.recordlake.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that columns of a table refer to the primary key of a table.
 *
 * <p>On a component it is a key of that one column. A key of several columns stands in {@link
 * DeltaTable#foreignKeys()} and names its {@link #columns()}:
 *
 * <pre>{@code
 * @DeltaTable(..., foreignKeys = @ForeignKey(
 *     references = PartSupplier.class,
 *     columns = {"l_partkey", "l_suppkey"},
 *     referencedColumns = {"ps_partkey", "ps_suppkey"}))
 * }</pre>
 *
 * <p>The referenced table lies in the same catalog and has a primary key of exactly the referenced
 * columns, with equal types.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface ForeignKey {

  /** The record of the referenced table; the declaring record itself for a self reference. */
  Class<?> references();

  /**
   * The columns of the key. Required in {@link DeltaTable#foreignKeys()}; refused on a component,
   * which is the column.
   */
  String[] columns() default {};

  /**
   * The columns of the referenced primary key, each for the column of {@link #columns()} at the
   * same place. Left out, a one-column key is paired with the one column of the primary key, and
   * several columns are paired with those of the same name.
   */
  String[] referencedColumns() default {};

  /**
   * The name that the key gets when it is created. Left out, the name is generated. A key that
   * exists keeps its name.
   */
  String name() default "";
}
