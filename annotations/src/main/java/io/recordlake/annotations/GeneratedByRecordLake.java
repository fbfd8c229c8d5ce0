package io.recordlake.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a type that the processor generated. Coverage tools leave out what carries it; its value is
 * the same in every build of the same source.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedByRecordLake {

  /** The qualified name of the record or registry that the type was generated from. */
  String value();
}
