package io.recordlake.examples.shop.v2;

import io.recordlake.annotations.TableRegistry;
import io.recordlake.examples.shop.Customer;
import io.recordlake.examples.shop.PageView;

/** The tables of the shop, in their second version. */
@TableRegistry({Customer.class, Product.class, Order.class, PageView.class})
public interface ShopTablesV2 {}
