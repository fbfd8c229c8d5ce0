package io.recordlake.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The intent for one managed property of a table, in {@link DeltaTable#properties()}: either a
 * {@link #value()}, or {@link #absent()}.
 */
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Property {

  /** The property. */
  DeltaProperty key();

  /** The value that the property shall have. Each property has its own format. */
  String value() default "";

  /** {@code true}: the property shall not be set; one that the catalog has is removed. */
  boolean absent() default false;
}
