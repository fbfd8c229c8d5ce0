package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import java.math.BigDecimal;

/**
 * The offer of one part by one supplier.
 *
 * @param psPartkey The part.
 * @param psSuppkey The supplier.
 * @param psAvailqty Quantity on stock.
 * @param psSupplycost Price at which the supplier sells the part.
 * @param psComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "partsupp",
    comment = "One row per part and supplier that offers it.",
    primaryKey = {"ps_partkey", "ps_suppkey"})
public record PartSupp(
    @ForeignKey(references = Part.class) long psPartkey,
    @ForeignKey(references = Supplier.class) long psSuppkey,
    int psAvailqty,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal psSupplycost,
    @Column(nullable = false) String psComment) {}
