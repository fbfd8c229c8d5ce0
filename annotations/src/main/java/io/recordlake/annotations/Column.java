package io.recordlake.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Refines the column that a component of a {@link DeltaTable} record declares, or the field that a
 * component of a nested record declares.
 *
 * <p>In a nested record only {@link #name()}, {@link #nullable()}, {@link #precision()} and {@link
 * #scale()} have an effect; the others are refused there, since a struct field has neither comment
 * nor tags nor a history.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Column {

  /**
   * The column's name in the catalog. Left out, it is made from the component's name as {@link
   * DeltaTable#naming()} says.
   */
  String name() default "";

  /**
   * Whether the column may hold NULL. Left out, a primitive component of the table's record is NOT
   * NULL and every other component may hold NULL. {@code true} on a primitive is refused.
   */
  boolean nullable() default true;

  /**
   * What the column holds. Left out, the text of the record's Javadoc {@code @param} for this
   * component, or no comment. Set to the empty string: no comment.
   */
  String comment() default "";

  /**
   * The number of digits of a {@link java.math.BigDecimal}, 1 to 38. Required, together with {@link
   * #scale()}, where the component's type contains a {@code BigDecimal}; holds for each of them.
   */
  int precision() default 0;

  /** The number of digits behind the point of a {@link java.math.BigDecimal}. */
  int scale() default 0;

  /** The tags of the column; at most 50, no key twice. */
  Tag[] tags() default {};

  /**
   * The name that the column has in catalogs where this declaration has not been applied yet. There
   * the column is renamed and keeps its data. Needs the property {@link
   * DeltaProperty#COLUMN_MAPPING_MODE} with the value {@code name}.
   */
  String renamedFrom() default "";
}
