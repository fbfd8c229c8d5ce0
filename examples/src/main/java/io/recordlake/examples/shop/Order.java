package io.recordlake.examples.shop;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.Tag;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * An order.
 *
 * @param orderId Number of the order.
 * @param customerId Customer who ordered.
 * @param placedAt When the customer ordered.
 * @param status How far the order has come.
 * @param total Sum of the lines with tax, in euros.
 * @param contactEmail Contact address.
 * @param lines What was ordered.
 */
@DeltaTable(
    catalog = "dev",
    schema = "shop",
    name = "orders",
    comment = "One row per customer order.",
    primaryKey = "order_id",
    clusteredBy = "customer_id",
    properties = {
      @Property(key = DeltaProperty.COLUMN_MAPPING_MODE, value = "name"),
      @Property(key = DeltaProperty.ENABLE_CHANGE_DATA_FEED, value = "true")
    },
    tags = @Tag(key = "domain", value = "sales"))
public record Order(
    long orderId,
    @ForeignKey(references = Customer.class) long customerId,
    @Column(nullable = false) Instant placedAt,
    OrderStatus status,
    @Column(precision = 10, scale = 2) BigDecimal total,
    @Column(tags = @Tag(key = "pii", value = "true")) String contactEmail,
    List<OrderLine> lines) {}
