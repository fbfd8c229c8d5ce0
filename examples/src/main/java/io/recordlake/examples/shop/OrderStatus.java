package io.recordlake.examples.shop;

/** How far an order has come; stored by name. */
public enum OrderStatus {
  PLACED,
  PAID,
  SHIPPED,
  RETURNED
}
