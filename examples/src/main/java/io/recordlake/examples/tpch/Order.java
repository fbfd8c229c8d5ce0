package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * An order of a customer.
 *
 * @param oOrderkey Identifier of the order; sparse.
 * @param oCustkey Customer who ordered.
 * @param oOrderstatus F when every line is filled, O when none is, else P.
 * @param oTotalprice Sum of the lines, with discount and tax.
 * @param oOrderdate Day of the order.
 * @param oOrderpriority Priority, from 1-URGENT to 5-LOW.
 * @param oClerk Clerk who took the order.
 * @param oShippriority Priority of the shipment; always 0.
 * @param oComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "orders",
    comment = "One row per order.",
    primaryKey = "o_orderkey",
    clusteredBy = "o_orderdate")
public record Order(
    long oOrderkey,
    @ForeignKey(references = Customer.class) long oCustkey,
    @Column(nullable = false) String oOrderstatus,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal oTotalprice,
    @Column(nullable = false) LocalDate oOrderdate,
    @Column(nullable = false) String oOrderpriority,
    @Column(nullable = false) String oClerk,
    int oShippriority,
    @Column(nullable = false) String oComment) {}
