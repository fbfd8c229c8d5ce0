package io.recordlake.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that a record is the shape of a Delta table.
 *
 * <p>Each component of the record is a column, in the order of the components. The processor judges
 * the declaration while it compiles and generates the table class beside the record: {@code Order}
 * becomes {@code OrderTable}, a nested {@code Shop.Order} becomes {@code Shop_OrderTable}.
 *
 * <p>{@link #catalog()}, {@link #schema()} and {@link #name()} are names of the declaration, not
 * targets: at run time they may be mapped to those of an environment. Letter case does not
 * distinguish them.
 *
 * <p>Attributes that name columns take the column's name as the catalog has it ({@code order_id}),
 * not the component's ({@code orderId}). Strings must be in Unicode normal form C.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface DeltaTable {

  /** The catalog that holds the schema. */
  String catalog();

  /** The schema that holds the table. */
  String schema();

  /** The table's name within its schema. */
  String name();

  /** What the table is for. Empty means the table has no comment. */
  String comment() default "";

  /**
   * The columns of the primary key, in order. Each must be NOT NULL. Empty means the table has no
   * primary key.
   */
  String[] primaryKey() default {};

  /**
   * The name that the primary key gets when it is created; needs a {@link #primaryKey()}. Left out,
   * the name is generated. A key that exists keeps its name.
   */
  String primaryKeyName() default "";

  /** The columns that partition the table, in order. Excludes {@link #clusteredBy()}. */
  String[] partitionedBy() default {};

  /**
   * The columns that cluster the table, at most four. Excludes {@link #partitionedBy()}. Their
   * order has no meaning.
   */
  String[] clusteredBy() default {};

  /**
   * Foreign keys of more than one column. Each gives its {@link ForeignKey#columns() columns}. A
   * key of one column stands on the component instead.
   */
  ForeignKey[] foreignKeys() default {};

  /**
   * The managed properties of the table. Exactly these are managed: a managed property that the
   * catalog has and this list does not name is refused, never overwritten.
   */
  Property[] properties() default {};

  /** The tags of the table; at most 50, no key twice. */
  Tag[] tags() default {};

  /** How much of the table the declaration manages. */
  TableScope scope() default TableScope.FULL;

  /** How a component's name becomes a column's name where {@link Column#name()} is left out. */
  Naming naming() default Naming.SNAKE_CASE;

  /**
   * Columns that the table had once and that may be dropped with their data. A column that is in
   * the catalog, but neither declared nor named here, is refused and not dropped: renaming a
   * component in an editor must not delete data.
   */
  String[] droppedColumns() default {};
}
