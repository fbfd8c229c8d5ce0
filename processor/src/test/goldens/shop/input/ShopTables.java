package shop;

import io.recordlake.annotations.TableRegistry;

/** The tables of the shop. */
@TableRegistry({Customer.class, Order.class})
interface ShopTables {}
