package io.recordlake.examples.shop.v3;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.Tag;
import io.recordlake.examples.shop.Customer;
import io.recordlake.examples.shop.OrderLine;
import io.recordlake.examples.shop.OrderStatus;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * An order: the coupon renamed in an editor, and a component added that cannot be NULL.
 *
 * @param orderId Number of the order.
 * @param customerId Customer who ordered.
 * @param orderedAt When the customer ordered.
 * @param status How far the order has come.
 * @param total Sum of the lines with tax, in euros.
 * @param contactEmail Address for questions about this order.
 * @param lines What was ordered.
 * @param voucherCode Coupon that was redeemed.
 * @param gift Whether to wrap it.
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
      @Property(key = DeltaProperty.ENABLE_CHANGE_DATA_FEED, value = "true"),
      @Property(key = DeltaProperty.ENABLE_TYPE_WIDENING, value = "true")
    },
    tags = {@Tag(key = "domain", value = "sales"), @Tag(key = "owner", value = "checkout")})
public record Order(
    long orderId,
    @ForeignKey(references = Customer.class) long customerId,
    @Column(nullable = false, renamedFrom = "placed_at") Instant orderedAt,
    OrderStatus status,
    @Column(precision = 12, scale = 2) BigDecimal total,
    @Column(tags = @Tag(key = "pii", value = "email")) String contactEmail,
    List<OrderLine> lines,
    String voucherCode,
    boolean gift) {}
