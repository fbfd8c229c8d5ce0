package shop;

import io.recordlake.annotations.DeltaTable;

/** A customer. */
@DeltaTable(catalog = "dev", schema = "shop", name = "customers", primaryKey = "customer_id")
public record Customer(long customerId, String name) {}
