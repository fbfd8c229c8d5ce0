package io.recordlake.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** One tag of a table or of a column. */
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Tag {

  /** The key, 1 to 256 characters. Letter case distinguishes keys. */
  String key();

  /** The value, at most 256 characters; may be empty. */
  String value() default "";
}
