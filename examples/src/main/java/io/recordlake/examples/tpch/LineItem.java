package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * One line of an order: a part from a supplier.
 *
 * @param lOrderkey Order that the line belongs to.
 * @param lPartkey Part that was ordered.
 * @param lSuppkey Supplier who ships it.
 * @param lLinenumber Number of the line within its order.
 * @param lQuantity Quantity that was ordered.
 * @param lExtendedprice Quantity times retail price.
 * @param lDiscount Discount, 0.00 to 0.10.
 * @param lTax Tax, 0.00 to 0.08.
 * @param lReturnflag R when returned, A when accepted, N when not yet received.
 * @param lLinestatus O while the line is open, F when it is filled.
 * @param lShipdate Day on which the line was shipped.
 * @param lCommitdate Day that was promised.
 * @param lReceiptdate Day on which the customer received it.
 * @param lShipinstruct How to deliver.
 * @param lShipmode Means of transport.
 * @param lComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "lineitem",
    comment = "One row per line of an order.",
    primaryKey = {"l_orderkey", "l_linenumber"},
    clusteredBy = {"l_shipdate", "l_orderkey"},
    foreignKeys =
        @ForeignKey(
            references = PartSupp.class,
            columns = {"l_partkey", "l_suppkey"},
            referencedColumns = {"ps_partkey", "ps_suppkey"}))
public record LineItem(
    @ForeignKey(references = Order.class) long lOrderkey,
    @ForeignKey(references = Part.class) long lPartkey,
    @ForeignKey(references = Supplier.class) long lSuppkey,
    int lLinenumber,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal lQuantity,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal lExtendedprice,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal lDiscount,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal lTax,
    @Column(nullable = false) String lReturnflag,
    @Column(nullable = false) String lLinestatus,
    @Column(nullable = false) LocalDate lShipdate,
    @Column(nullable = false) LocalDate lCommitdate,
    @Column(nullable = false) LocalDate lReceiptdate,
    @Column(nullable = false) String lShipinstruct,
    @Column(nullable = false) String lShipmode,
    @Column(nullable = false) String lComment) {}
