package io.recordlake.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists, on an interface, the tables that are kept in sync together.
 *
 * <p>The processor judges what concerns several tables (one name twice, foreign keys that leave the
 * registry, keys that do not match, cycles) and generates beside {@code interface ShopTables} the
 * class {@code ShopTablesSync} with the entry points for the start of an application. A foreign key
 * may refer only to tables of the same registry.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface TableRegistry {

  /** The {@link DeltaTable} records; their order has no meaning. */
  Class<?>[] value();
}
