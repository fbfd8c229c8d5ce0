package io.recordlake.examples.shop;

import io.recordlake.annotations.Column;
import java.math.BigDecimal;
import java.util.Map;
import java.util.UUID;

/** One line of an order, part of the orders table. */
public record OrderLine(
    int lineNumber,
    UUID productId,
    int quantity,
    @Column(precision = 10, scale = 2) BigDecimal unitPrice,
    Map<String, String> options) {}
