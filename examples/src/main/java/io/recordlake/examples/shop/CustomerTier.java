package io.recordlake.examples.shop;

/** How a customer is treated; stored by name. */
public enum CustomerTier {
  STANDARD,
  SILVER,
  GOLD
}
