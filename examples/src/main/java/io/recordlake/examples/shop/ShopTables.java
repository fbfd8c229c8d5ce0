package io.recordlake.examples.shop;

import io.recordlake.annotations.TableRegistry;

/** The tables of the shop. */
@TableRegistry({Customer.class, Product.class, Order.class, PageView.class})
public interface ShopTables {}
