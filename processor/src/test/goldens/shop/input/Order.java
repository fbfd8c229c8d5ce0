package shop;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.Tag;
import java.math.BigDecimal;
import java.util.List;

/**
 * An order.
 *
 * @param orderId Number of the order.
 */
@DeltaTable(
    catalog = "dev",
    schema = "shop",
    name = "orders",
    comment = "One row per customer order.",
    primaryKey = "order_id",
    clusteredBy = "customer_id",
    properties = @Property(key = DeltaProperty.COLUMN_MAPPING_MODE, value = "name"),
    tags = @Tag(key = "domain", value = "sales"))
public record Order(
    long orderId,
    @ForeignKey(references = Customer.class) @Column(nullable = false) Long customerId,
    @Column(precision = 12, scale = 2) BigDecimal total,
    @Column(comment = "Contact address", tags = @Tag(key = "pii", value = "true")) String email,
    List<OrderLine> lines) {}
