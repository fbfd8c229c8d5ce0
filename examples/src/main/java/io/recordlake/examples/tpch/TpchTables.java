package io.recordlake.examples.tpch;

import io.recordlake.annotations.TableRegistry;

/** The eight tables of TPC-H. */
@TableRegistry({
  Region.class,
  Nation.class,
  Part.class,
  Supplier.class,
  PartSupp.class,
  Customer.class,
  Order.class,
  LineItem.class
})
public interface TpchTables {}
